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
import { shopUrl } from '../shop-url.ts';
import { PRODUCTS } from './product-resource.ts';
import { stockChanges } from './stock-changes.ts';
import { updateProduct, type ProductBase, type ValidDraft } from './update-product.ts';

type Saved = { product: { product_Id?: string; product_name: string }; isNew: boolean };

/** A saved form, and what the form was based on; undefined for a new product. */
export type SaveRequest = { draft: ValidDraft; base: ProductBase | undefined };

/**
 * Creates or updates a product (ADM-7), then invalidates the list. If the stock was merged with new orders,
 * the message has the current stock.
 */
export function useSaveProduct(product: Pick<Product, 'product_Id'> | undefined) {
  const { client } = useShop();
  const announceSaved = useAnnounceSaved();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<number>();

  const save = useMutation({
    async mutationFn({ draft, base }: SaveRequest) {
      const hasFiles = (draft.product_images ?? []).length > 0;
      setSent(hasFiles ? 0 : undefined);
      const options = hasFiles ? { fetch: fetchWithUploadProgress(setSent) } : {};
      if (product && base) {
        const { product_Id } = product;
        const { colors } = await updateProduct(client, product_Id, draft, base, options);
        return { product: { ...draft, product_Id }, colors, isNew: false };
      }
      const created = await client.products.create(draft, options);
      return { product: created ?? draft, colors: undefined, isNew: true };
    },
    onSuccess(saved, { draft }) {
      announceSaved(saved, stockChanges(draft.colors, saved.colors));
      void queryClient.invalidateQueries({ queryKey: [PRODUCTS] });
    },
  });
  /** The upload's progress, from 0 to 1, while there are images to upload. */
  return { ...save, sent: save.isPending ? sent : undefined };
}

/** Announces a saved product with a link to it in the shop, and the stock where orders changed it. */
export function useAnnounceSaved() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { url } = useShop();
  const announce = useAnnounce();
  return ({ product, isNew }: Saved, changes: ReturnType<typeof stockChanges>) => {
    const name = quoteInside(product.product_name, language);
    const stock = changes
      .map(({ color, size, quantity }) => {
        return `${colorName(color, language)} ${sizeName(size, language)} (${quantity})`;
      })
      .join(', ');
    const link = url ? { href: shopUrl(url, product), text: t('products.seeInShop') } : undefined;
    if (stock) announce(t('products.merged', { name, stock }), link);
    else announce(t(isNew ? 'products.created' : 'products.updated', { name }), link);
  };
}
