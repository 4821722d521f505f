import type { Product } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { PRODUCTS } from './product-source.ts';

/** Deletes a product after asking (ADM-5). */
export function useDeleteProduct() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useConfirmed(
    (product: Product) => client.deleteProduct(product.product_Id),
    ({ product_name: name }) => {
      announce(t('products.deleted', { name }));
      void queries.invalidateQueries({ queryKey: [PRODUCTS] });
    },
  );
}

/** The question of `useDeleteProduct`, and what it will do to orders: nothing. */
export function DeleteProduct({ deletion }: { deletion: ReturnType<typeof useDeleteProduct> }) {
  const { t } = useTranslation();
  const name = deletion.target?.product_name ?? '';
  return (
    <ConfirmDialog
      {...deletion.dialog}
      question={t('products.deleteQuestion')}
      text={t('products.deleteText', { name })}
      confirm={t('products.delete')}
    />
  );
}
