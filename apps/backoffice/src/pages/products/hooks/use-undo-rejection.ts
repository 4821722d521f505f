import { CreateOutcomeError, isApiError } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import { variantsOf } from '@shop/contract/merge-stock';
import type { ProductFields } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../lib/error-key.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { stockText } from '../api/stock-changes.ts';
import { useFieldText } from './use-field-text.ts';
import { changedNames, type FieldName, type FieldValue } from './use-product-conflicts.ts';

/** A message names so many variants. */
const MAX_VARIANTS = 8;

/** Returns the text of why a change of a product was not undone, with what the product is like now. */
export function useUndoRejection(): (error: unknown) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldText = useFieldText();

  function stateText(name: FieldName, value: FieldValue): string {
    const text = quoteInside(fieldText(name, value), language);
    return t(`productHistory.state.${name}`, { value: text });
  }

  function fieldsText(changed: Readonly<Partial<ProductFields>>): string {
    const state = changedNames(changed).flatMap((name) => {
      const value = changed[name];
      return value === undefined ? [] : [stateText(name, value)];
    });
    return state.length === 0
      ? t('productHistory.imagesChanged')
      : t('productHistory.editedSince', { state: state.join(', ') });
  }

  return (error) => {
    if (error instanceof CreateOutcomeError) return t('productHistory.unknown');
    const { changed, colors, lines } = isApiError(error) ? error : {};
    const key = errorKey(error);
    if (key === 'bad_transition') return t('productHistory.late');
    if (key === 'product_conflict' && changed) return fieldsText(changed);
    if (key === 'stock_moved' && colors) {
      const variants = variantsOf(colors);
      if (variants.length === 0) return t('productHistory.stockRemoved');
      const more = variants.length > MAX_VARIANTS ? '…' : '';
      const stock = stockText(variants.slice(0, MAX_VARIANTS), language) + more;
      return t('productHistory.stockChanged', { stock });
    }
    if (key === 'out_of_stock' && lines) {
      const left = lines.map(({ available, ...line }) => ({ ...line, quantity: available }));
      const more = left.length > MAX_VARIANTS ? '…' : '';
      const stock = stockText(left.slice(0, MAX_VARIANTS), language) + more;
      return t('productHistory.short', { stock });
    }
    return t(`errors.${key}`);
  };
}
