import { isFieldCode } from '@shop/contract/error-codes';
import { useTranslation } from 'react-i18next';

/** Returns a function that translates a field's error code; undefined without an error. */
export function useFieldErrorText(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation();
  return (code) => (code && isFieldCode(code) ? t(`fieldErrors.${code}`) : undefined);
}
