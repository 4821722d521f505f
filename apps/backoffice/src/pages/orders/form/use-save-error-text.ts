import { isApiError } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import { formatMoney } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../lib/error-key.ts';

/**
 * The text for an order that could not be saved.
 * @param totalChanged the key of the text for a total that the API server computes otherwise; its `total` is formatted
 */
export function useSaveErrorText(
  totalChanged: 'orderEdit.totalChanged' | 'orderNew.totalChanged',
): (error: Error) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error) => {
    const { total_amount: total } = isApiError(error) ? error : {};
    if (total !== undefined) return t(totalChanged, { total: formatMoney(total, language) });
    const key = errorKey(error);
    return key === 'out_of_stock' ? t('orderEdit.outOfStockLines') : t(`errors.${key}`);
  };
}
