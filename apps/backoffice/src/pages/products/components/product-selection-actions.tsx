import Button from '@mui/material/Button';
import { useLanguage } from '@shop/app-kit';
import type { Product } from '@shop/contract/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { UpdateManyStatus } from '../../../features/resource-list/update-many-status.tsx';
import type { Selection } from '../../../features/resource-list/use-selection.ts';
import { useUpdateMany } from '../../../features/resource-list/use-update-many.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { promotionOf, setPromotion, type Promotion } from '../api/set-promotion.ts';
import { PromotionDialog } from './promotion-dialog.tsx';

/**
 * The actions on the selected products: a promotion, with Undo, and delete after a confirmation. Products
 * that could not be changed stay selected.
 */
export function ProductSelectionActions({ selection }: { selection: Selection<Product> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const announce = useAnnounce();
  const updates = useUpdateMany<Product>(PRODUCTS);
  const [isPromoting, setPromoting] = useState(false);
  const { items, select } = selection;

  async function promote(percent: string) {
    const before = new Map<Product, Promotion>();
    const { updated } = await updates.mutateAsync({
      items,
      update: async (product) =>
        before.set(product, await setPromotion(client, product, promotionOf(percent))),
    });
    select(updated, false);
    if (updated.length === 0) return;
    const promo = t('productForm.percent', { number: Number(percent) });
    announce(t('productSelection.promoted', { count: updated.length, promo }), {
      action: { text: t('undo'), onClick: () => start(restore(before)) },
    });
  }

  async function restore(promotions: ReadonlyMap<Product, Promotion>) {
    const { updated, failed } = await updates.mutateAsync({
      items: Array.from(promotions.keys()),
      update: async (product) => {
        const promotion = promotions.get(product);
        if (promotion) await setPromotion(client, product, promotion);
      },
    });
    if (updated.length > 0) announce(t('productSelection.restored', { count: updated.length }));
    // The bar that shows failures is closed by then.
    if (failed.length > 0) {
      announce(t('selection.undoFailed', { count: failed.length }), { severity: 'error' });
    }
  }

  async function deleteAll() {
    const { updated } = await updates.mutateAsync({
      items,
      update: ({ product_Id }) => client.products.delete(product_Id),
    });
    select(updated, false);
    if (updated.length > 0) announce(t('productSelection.deleted', { count: updated.length }));
  }

  const confirmation = useConfirmation(
    // The bar shows the progress, so the dialog is closed at once.
    async (_count: number) => start(deleteAll()),
    () => undefined,
  );
  return (
    <>
      {!updates.isPending && (
        <>
          <Button variant="contained" onClick={() => setPromoting(true)}>
            {t('productSelection.promotion')}
          </Button>
          <Button color="error" onClick={() => confirmation.confirm(items.length)}>
            {t('products.delete')}
          </Button>
        </>
      )}
      <UpdateManyStatus
        updates={updates}
        selection={selection}
        texts="productSelection"
        nameOf={({ product_name }) => quoteInside(product_name, language)}
      />
      {isPromoting && (
        <PromotionDialog
          count={items.length}
          onApply={(percent) => {
            setPromoting(false);
            start(promote(percent));
          }}
          onClose={() => setPromoting(false)}
        />
      )}
      <ConfirmDialog
        {...confirmation.dialog}
        question={t('productSelection.deleteQuestion', { count: confirmation.target ?? 1 })}
        text={t('productSelection.deleteText')}
        confirm={t('products.delete')}
      />
    </>
  );
}

/** The result has the errors; an ended session shows the login dialog. */
function start(update: Promise<unknown>): void {
  update.catch(() => undefined);
}
