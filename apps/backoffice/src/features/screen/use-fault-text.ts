import { isFieldCode } from '@shop/contract/error-codes';
import { useTranslation } from 'react-i18next';

/** Says what is wrong with a field, from the code it carries; nothing where there is none. */
export function useFaultText(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation();
  return (code) => (code && isFieldCode(code) ? t(`fieldErrors.${code}`) : undefined);
}
