import { isApiError } from './api-error.ts';

/** Whether a request failed in a way that leaves open whether it was processed. */
export function isResponseLost(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.kind === 'network' || error.kind === 'aborted') return true;
  // The JSON of a create that is not what the API sends.
  if (error.kind === 'malformed') return error.status !== undefined;
  if (error.kind !== 'http') return false;
  // A 5xx without a code comes from a proxy, or from an API server whose errors have no details.
  return (
    error.code === 'outcome_unknown' || ((error.status ?? 0) >= 500 && error.code === undefined)
  );
}
