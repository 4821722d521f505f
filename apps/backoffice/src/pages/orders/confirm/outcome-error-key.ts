import { isApiError } from '@shop/api-client';
import type { CallOutcome } from '@shop/contract/constants';
import { errorKey } from '../../../lib/error-key.ts';

/** The key of the text why an outcome was not recorded: what is wrong with its fields, or the error. */
export function outcomeErrorKey(error: Error, outcome: CallOutcome) {
  const isInvalid = isApiError(error) && error.code === 'invalid';
  if (isInvalid && outcome === 'duplicate') return 'confirm.duplicateUnknown';
  if (isInvalid && outcome === 'call_back') return 'confirm.callBackInvalid';
  return `errors.${errorKey(error)}` as const;
}
