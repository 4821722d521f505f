import type { CallOptions, Listing, ProductDraft } from '@shop/api-client';
import { colorName, sizeName } from '@shop/i18n';
import type { Product } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useLanguage } from '@shop/app-kit';
import { useSave } from '../../../features/save/use-save.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { quoteInside } from '../quote-inside.ts';
import { findCreatedProduct } from './find-created-product.ts';
import { PRODUCTS } from './product-resource.ts';
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

  return useSave({
    send: (draft: ProductDraft, options) =>
      product
        ? client.products.update(product.product_Id, draft, options)
        : client.products.create(draft, options),
    resource: PRODUCTS,
    hasFiles: ({ product_images = [] }) => product_images.length > 0,
    lookUp: product ? undefined : { before: listedIds, find: findCreated },
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
    },
  });

  /** The ids of the whole list, as an API server without features sends it. */
  function listedIds(): ReadonlySet<string> | undefined {
    const data = queryClient.getQueryData<{ listing: Listing<Product> }>([PRODUCTS, {}]);
    return data && new Set(data.listing.items.map(({ product_Id }) => product_Id));
  }

  async function findCreated(
    draft: ProductDraft,
    before: ReadonlySet<string> | undefined,
    options: CallOptions,
  ): Promise<Product | null | undefined> {
    const { items } = await client.products.list({}, options);
    return findCreatedProduct(items, draft, before);
  }
}
