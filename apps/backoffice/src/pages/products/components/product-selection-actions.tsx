import Button from '@mui/material/Button';
import { CreateOutcomeError } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import type { Product } from '@shop/contract/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useAnnounceDeletion } from '../../../features/deletion/use-announce-deletion.ts';
import { DeleteSelection } from '../../../features/resource-list/delete-selection.tsx';
import { UpdateManyStatus } from '../../../features/resource-list/update-many-status.tsx';
import type { Selection } from '../../../features/resource-list/use-selection.ts';
import type { UpdateMany } from '../../../features/resource-list/use-update-many.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { promotionOf, setPromotion } from '../api/set-promotion.ts';
import { undoOnce } from '../api/undo-once.ts';
import { useUndoRejection } from '../hooks/use-undo-rejection.ts';
import { PromotionDialog } from './promotion-dialog.tsx';

export type ProductSelectionActionsProps = {
  selection: Selection<Product>;
  updates: UpdateMany<Product>;
};

/** What a promotion replaced, and its undo where the API server has one; a repeat has the same key. */
type Changed = Awaited<ReturnType<typeof setPromotion>> & { undo: ReturnType<typeof undoOnce> };

/**
 * The actions on the selected products: a promotion, with Undo, and delete after a confirmation. Products
 * that could not be changed stay selected.
 */
export function ProductSelectionActions({ selection, updates }: ProductSelectionActionsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const announce = useAnnounce();
  const rejectionOf = useUndoRejection();
  const announceDeletion = useAnnounceDeletion('product', announce);
  const [isPromoting, setPromoting] = useState(false);
  const { items, select } = selection;

  async function promote(percent: string) {
    const before = new Map<Product, Changed>();
    const { updated } = await updates.mutateAsync({
      items,
      update: async (product) => {
        const changed = await setPromotion(client, product, promotionOf(percent));
        before.set(product, { ...changed, undo: undoOnce(client, product) });
      },
    });
    select(updated, false);
    if (updated.length === 0) return;
    const promo = t('productForm.percent', { number: Number(percent) });
    const count = updated.length;
    const text =
      Number(percent) > 0
        ? t('productSelection.promoted', { count, promo })
        : t('productSelection.ended', { count });
    announce(text, {
      undo: () => void restore(before),
    });
  }

  async function restore(promotions: ReadonlyMap<Product, Changed>) {
    const { updated, failed, error } = await updates.mutateAsync({
      items: Array.from(promotions.keys()),
      update: async (product) => {
        const promoted = promotions.get(product);
        if (promoted?.change !== undefined) await promoted.undo(promoted.change);
        else if (promoted) await setPromotion(client, product, promoted.before);
      },
    });
    // One message for the undo: a problem does not wait until the success before it is closed.
    if (failed.length === 0) {
      return announce(t('productSelection.restored', { count: updated.length }));
    }
    // The products are not selected, so the bar does not name them.
    const left = new Map([...promotions].filter(([product]) => failed.includes(product)));
    const isUnknown = error instanceof CreateOutcomeError;
    return announce(failureText(failed, error), {
      severity: 'error',
      ...(isUnknown && { action: { text: t('retry'), onClick: () => void restore(left) } }),
    });
  }

  function failureText([first, ...others]: readonly Product[], error: unknown): string {
    // The error is the last product's: the others may have another reason.
    if (others.length > 0 || !first) {
      return t('selection.undoFailed', { count: others.length + 1 });
    }
    const name = quoteInside(first.product_name, language);
    const isUnknown = error instanceof CreateOutcomeError;
    const text = t(isUnknown ? 'productHistory.maybe' : 'productHistory.failed', { name });
    return `${text} ${rejectionOf(error)}`;
  }

  return (
    <>
      {!updates.isPending && (
        <Button variant="contained" onClick={() => setPromoting(true)}>
          {t('productSelection.promotion')}
        </Button>
      )}
      <DeleteSelection
        selection={selection}
        updates={updates}
        texts="productSelection"
        deleteItem={({ product_Id }) => client.products.delete(product_Id)}
        onMessage={(text, products) =>
          announceDeletion(
            text,
            products.map(({ product_Id }) => product_Id),
          )
        }
      />
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
            void promote(percent);
          }}
          onClose={() => setPromoting(false)}
        />
      )}
    </>
  );
}
