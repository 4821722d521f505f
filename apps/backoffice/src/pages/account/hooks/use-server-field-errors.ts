import { isApiError } from '@shop/api-client';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';

/** The errors of the fields in a failed response, as texts; `isOther`: it is about no field. */
export function useServerFieldErrors(error: unknown) {
  const fieldErrorText = useFieldErrorText();
  const fields = isApiError(error) ? (error.fields ?? {}) : {};
  return {
    text: (field: string) => fieldErrorText(fields[field]),
    isOther: error !== null && error !== undefined && Object.keys(fields).length === 0,
  };
}
