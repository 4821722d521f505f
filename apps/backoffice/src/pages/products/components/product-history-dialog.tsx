import { useLanguage } from '@shop/app-kit';
import type { EditHistoryEntry, Product } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { EditHistoryDialog } from '../../../features/event-changes/edit-history-dialog.tsx';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoProductChange } from '../api/use-undo-product-change.ts';

export type ProductHistoryDialogProps = { product: Product; onClose: () => void };

/** The changes of a product, the latest first, each with Undo for ten minutes (feature `undo`). */
export function ProductHistoryDialog({ product, onClose }: ProductHistoryDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const { undo } = useUndoProductChange();
  const { product_Id: id } = product;
  return (
    <EditHistoryDialog
      title={(entries) => {
        const name = quoteInside(currentName(product, entries), language);
        return t('productHistory.title', { name });
      }}
      text={t('productHistory.text')}
      queryKey={[PRODUCTS, 'history', id]}
      fetchHistory={(options) => client.products.history(id, options)}
      undo={(change, entries) =>
        undo({ ...product, product_name: currentName(product, entries) }, change)
      }
      onClose={onClose}
    />
  );
}

/** The name of a product as its latest change has left it: it may have been edited since the dialog was opened. */
function currentName({ product_name: opened }: Product, entries: readonly EditHistoryEntry[]) {
  const edited = entries.find(({ changes }) => changes['product_name']?.after !== undefined);
  return edited?.changes['product_name']?.after ?? opened;
}
