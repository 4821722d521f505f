import { isFieldCode } from '@shop/contract/error-codes';
import { useTranslation } from '@shop/i18n/react';

/** Says what is wrong with a field, from the code it carries; nothing where there is none. */
export function useFaultText(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation();
  return (code) => (code && isFieldCode(code) ? t(`fieldErrors.${code}`) : undefined);
}
