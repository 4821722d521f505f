import { useLanguage } from '@shop/app-kit';
import { formatMoney } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import type { FieldName, FieldValue } from './use-product-conflicts.ts';

/** The text of a field's value, as the form and the list show it. */
export function useFieldText() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (name: FieldName, value: FieldValue): string => {
    if (typeof value === 'boolean') return t(value ? 'productForm.yes' : 'productForm.no');
    if (name === 'price') return formatMoney(value, language);
    if (name === 'promo_percentage') return t('productForm.percent', { number: Number(value) });
    if (value === 'Promo' || value === 'No Badge') return t(`badges.${value}`);
    if (value === 'Men' || value === 'Women' || value === 'Accessoire')
      return t(`genders.${value}`);
    if (value === 'New Arrivals' || value === 'Previous Collections') return t(`seasons.${value}`);
    return value || t('productForm.nothing');
  };
}
