import type { Product } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useAnnounceDeletion } from '../../../features/deletion/use-announce-deletion.ts';
import { useRestoreHint } from '../../../features/deletion/use-restore-hint.ts';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { deleteOnce } from '../../../lib/delete-once.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';

/** Deletes a product after a confirmation (ADM-5). */
export function useDeleteProduct(onDone: (product: Product) => void) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounceDeletion('product', useAnnounce());
  return useConfirmation(
    ({ product_Id: id }: Product, isRepeat) =>
      deleteOnce(() => client.products.delete(id), isRepeat),
    (product) => {
      onDone(product);
      const name = quoteInside(product.product_name, language);
      announce(t('products.deleted', { name }), [product.product_Id]);
    },
    () => void queryClient.invalidateQueries({ queryKey: [PRODUCTS] }),
  );
}

/** The confirmation of `useDeleteProduct`: orders stay unchanged. */
export function DeleteProductDialog({
  deletion,
}: {
  deletion: ReturnType<typeof useDeleteProduct>;
}) {
  const { t } = useTranslation();
  const restoreHint = useRestoreHint();
  const name = quoteInside(deletion.target?.product_name ?? '', useLanguage());
  return (
    <ConfirmDialog
      {...deletion.dialog}
      question={t('products.deleteQuestion')}
      text={`${t('products.deleteText', { name })} ${restoreHint}`.trim()}
      confirm={t('products.delete')}
      failure={t('products.deleteFailed')}
    />
  );
}
