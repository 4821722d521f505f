import type { ApiError, ApiErrorKind } from '@shop/api-client';
import { endpoints, type EndpointName } from '@shop/contract/endpoints';

const WHAT_TO_DO =
  'Check that --api is the address of the shop’s API server, and export again. The old folder has not changed.';

/**
 * Explains in one sentence why a page was not exported: the endpoint whose request failed, and its status. The page contains
 * the values of its parameters. The sentence has no text of the API server, which may be in another language, or a
 * whole page.
 * @param what the page, or the list
 * @param apiUrl without a slash at its end
 */
export function explainError(what: string, error: unknown, apiUrl: string): string {
  const failed = findApiError(error);
  if (!failed) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${what} cannot be rendered: ${reason}. The old folder has not changed; try again.`;
  }
  const { method, path } = endpoints[failed.call];
  return `${what} cannot be exported: ${method} ${apiUrl}${path} ${outcomeOf(failed)}. ${WHAT_TO_DO}`;
}

type FailedCall = Pick<ApiError, 'kind' | 'call' | 'status'>;

const OUTCOMES: Record<ApiErrorKind, string> = {
  network: 'has no response',
  http: 'has a response with an error',
  malformed: 'has a response that is not the one of the shop’s API',
  unsupported: 'is not offered by the API server',
  aborted: 'was stopped',
};

function outcomeOf({ kind, status }: FailedCall): string {
  return kind === 'http' && status !== undefined
    ? `has a response with the status ${status}`
    : OUTCOMES[kind];
}

/** The API's error among the causes of an error. The server build has a class of its own, so its name is compared. */
function findApiError(error: unknown): FailedCall | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isFailedCall(each)) return each;
  }
  return undefined;
}

function isFailedCall(error: Error): error is Error & FailedCall {
  return error.name === 'ApiError' && 'call' in error && isEndpoint(error.call);
}

function isEndpoint(name: unknown): name is EndpointName {
  return typeof name === 'string' && name in endpoints;
}
