import type { ProductDraft } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { PRODUCTS } from './product-source.ts';

/** Creates a product, or updates the one given (ADM-7), then reads the list again. */
export function useSaveProduct(product: Product | undefined) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: (draft: ProductDraft) =>
      product ? client.updateProduct(product.product_Id, draft) : client.createProduct(draft),
    onSuccess(_product, { product_name: name }) {
      announce(product ? t('products.updated', { name }) : t('products.created', { name }));
      void queries.invalidateQueries({ queryKey: [PRODUCTS] });
    },
  });
}
