import type { Listing } from '@shop/api-client';
import type { Product, ProductColor } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSave } from '../../../features/save/use-save.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { stockChanges } from './stock-changes.ts';
import { baseOf, createProductUpdater, requireCurrent } from './update-product.ts';
import { useAnnounceSaved } from './use-save-product.ts';

/** The stock as it was edited, and as it was when the editor was opened. */
type StockRequest = { colors: ProductColor[]; base: readonly ProductColor[] };

/** What is cached under the key of products: a page of the list has a `listing`. */
type CachedProducts = { listing?: Listing<Product> };

function withStock(
  cached: CachedProducts | undefined,
  id: string,
  colors: readonly ProductColor[],
): CachedProducts | undefined {
  if (!cached?.listing) return cached;
  const items = cached.listing.items.map((item) =>
    item.product_Id === id ? { ...item, colors: [...colors] } : item,
  );
  return { ...cached, listing: { ...cached.listing, items } };
}

/**
 * Saves the stock of a product alone: everything else is sent as it is at the moment, because section 7 has
 * no other way.
 */
export function useSaveStock({ product_Id }: Pick<Product, 'product_Id'>) {
  const { client } = useShop();
  const announceSaved = useAnnounceSaved();
  const queryClient = useQueryClient();
  const [update] = useState(() => createProductUpdater(client, product_Id));
  return useSave({
    async send({ colors, base }: StockRequest, options) {
      const product = await requireCurrent(client, product_Id, options);
      const { fields } = baseOf(product);
      const draft = { ...fields, colors, product_images: [], removedImages: [] };
      const saved = await update(draft, { fields, colors: base }, options);
      return { product, ...saved };
    },
    resource: PRODUCTS,
    hasFiles: () => false,
    lookUp: undefined,
    onSuccess({ product, colors, change }, request) {
      announceSaved({ product, isNew: false, change }, stockChanges(request.colors, colors));
      // An editor that is opened again has the saved stock, also when the list cannot be fetched.
      queryClient.setQueriesData<CachedProducts>({ queryKey: [PRODUCTS] }, (cached) =>
        withStock(cached, product_Id, colors),
      );
    },
  });
}
