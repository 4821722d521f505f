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
    hasFiles: () => false,
    lookUp: undefined,
    onSuccess({ product, colors, change }, request) {
      announceSaved({ product, isNew: false, change }, stockChanges(request.colors, colors));
      // The editor is closed once the list has the saved stock.
      return queryClient.invalidateQueries({ queryKey: [PRODUCTS] });
    },
  });
}
