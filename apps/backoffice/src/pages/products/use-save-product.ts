import type { ProductDraft } from '@shop/api-client';
import { colorName, sizeName } from '@shop/i18n';
import type { Product } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useLanguage } from '../../features/language/use-language.ts';
import { meteredFetch } from '../../features/pictures/metered-fetch.ts';
import { useShop } from '../../platform/shop-context.ts';
import { PRODUCTS } from './product-source.ts';
import { stockOtherwise } from './stock-otherwise.ts';

/**
 * Creates a product, or updates the one given (ADM-7), then reads the list again. Where the host
 * merged the stock with orders that came in meanwhile, that is said with what is left.
 */
export function useSaveProduct(product: Product | undefined) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [sent, setSent] = useState<number>();

  const save = useMutation({
    async mutationFn(draft: ProductDraft) {
      const hasFiles = (draft.product_images ?? []).length > 0;
      setSent(hasFiles ? 0 : undefined);
      const options = hasFiles ? { fetch: meteredFetch(setSent) } : {};
      return product
        ? client.updateProduct(product.product_Id, draft, options)
        : client.createProduct(draft, options);
    },
    onSuccess(answered, { product_name: name, colors, base_colors }) {
      const moved = base_colors ? stockOtherwise(colors, answered?.colors) : [];
      const stock = moved
        .map(
          (one) =>
            `${colorName(one.color, language)} ${sizeName(one.size, language)} (${one.quantity})`,
        )
        .join(', ');
      if (moved.length > 0) announce(t('products.merged', { name, stock }));
      else announce(product ? t('products.updated', { name }) : t('products.created', { name }));
      void queries.invalidateQueries({ queryKey: [PRODUCTS] });
    },
  });
  /** How much of the pictures is sent, from 0 to 1, while there are any to send. */
  return { ...save, sent: save.isPending ? sent : undefined };
}
