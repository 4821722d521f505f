import type { ProductDraft } from '@shop/api-client';
import { colorName, sizeName } from '@shop/i18n';
import type { Product } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useLanguage } from '@shop/app-kit';
import { fetchWithUploadProgress } from '../../../features/images/upload-with-progress.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { quoteInside } from '../quote-inside.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { stockChanges } from './stock-changes.ts';

/**
 * Creates or updates a product (ADM-7), then invalidates the list. If the API server merged the
 * stock with new orders, the message has the current stock.
 */
export function useSaveProduct(product: Product | undefined) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [sent, setSent] = useState<number>();

  const save = useMutation({
    async mutationFn(draft: ProductDraft) {
      const hasFiles = (draft.product_images ?? []).length > 0;
      setSent(hasFiles ? 0 : undefined);
      const options = hasFiles ? { fetch: fetchWithUploadProgress(setSent) } : {};
      return product
        ? client.products.update(product.product_Id, draft, options)
        : client.products.create(draft, options);
    },
    onSuccess(saved, { product_name, colors, base_colors }) {
      const name = quoteInside(product_name, language);
      const changes = base_colors ? stockChanges(colors, saved?.colors) : [];
      const stock = changes
        .map(
          (one) =>
            `${colorName(one.color, language)} ${sizeName(one.size, language)} (${one.quantity})`,
        )
        .join(', ');
      if (changes.length > 0) announce(t('products.merged', { name, stock }));
      else announce(product ? t('products.updated', { name }) : t('products.created', { name }));
      void queryClient.invalidateQueries({ queryKey: [PRODUCTS] });
    },
  });
  /** The upload's progress, from 0 to 1, while there are images to upload. */
  return { ...save, sent: save.isPending ? sent : undefined };
}
