import type { CallOptions, Listing } from '@shop/api-client';
import type { Product, ProductColor } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useLanguage } from '@shop/app-kit';
import { useSave } from '../../../features/save/use-save.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { findCreatedProduct } from './find-created-product.ts';
import { shopUrl } from '../shop-url.ts';
import { stockChanges, stockText } from './stock-changes.ts';
import {
  acceptedFields,
  createProductUpdater,
  type ProductBase,
  type ValidDraft,
} from './update-product.ts';
import { useUndoProductChange } from './use-undo-product-change.ts';

type Saved = {
  product: { product_Id?: string; product_name: string };
  isNew: boolean;
  /** The id of the change, where the API server can undo it. */
  change?: string | undefined;
};

/** `colors` is the stock of an update, as it was saved. */
type SaveResult = Saved & { colors: readonly ProductColor[] | undefined };

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
  const [update] = useState(() => product && createProductUpdater(client, product.product_Id));

  return useSave({
    async send({ draft, base }: SaveRequest, options): Promise<SaveResult> {
      if (product && update && base) {
        const { product_Id } = product;
        const saved = await update(draft, base, options);
        return { product: { ...draft, product_Id }, ...saved, isNew: false };
      }
      return created(
        (await client.products.create(acceptedFields(client, draft), options)) ?? draft,
      );
    },
    resource: PRODUCTS,
    hasFiles: ({ draft }) => (draft.product_images ?? []).length > 0,
    lookUp: product ? undefined : { before: listedIds, find: findCreated },
    onSuccess(saved, { draft }) {
      announceSaved(saved, stockChanges(draft.colors, saved.colors));
    },
  });

  /** The ids of the whole list, as an API server without features sends it. */
  function listedIds(): ReadonlySet<string> | undefined {
    const data = queryClient.getQueryData<{ listing: Listing<Product> }>([PRODUCTS, {}]);
    return data && new Set(data.listing.items.map(({ product_Id }) => product_Id));
  }

  async function findCreated(
    { draft }: SaveRequest,
    before: ReadonlySet<string> | undefined,
    options: CallOptions,
  ): Promise<SaveResult | undefined> {
    const { items } = await client.products.list({}, options);
    const found = findCreatedProduct(items, draft, before);
    return found && created(found);
  }
}

function created(product: Saved['product']): SaveResult {
  return { product, colors: undefined, isNew: true };
}

/** Announces a saved product with Undo, a link to it in the shop, and the stock where orders changed it. */
export function useAnnounceSaved() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { url } = useShop();
  const announce = useAnnounce();
  const { optionsFor } = useUndoProductChange();
  return ({ product, isNew, change }: Saved, changes: ReturnType<typeof stockChanges>) => {
    const name = quoteInside(product.product_name, language);
    const stock = stockText(changes, language);
    const link = url ? { href: shopUrl(url, product), text: t('products.seeInShop') } : undefined;
    const options = { link, ...optionsFor(product, change) };
    if (stock) announce(t('products.merged', { name, stock }), options);
    else announce(t(isNew ? 'products.created' : 'products.updated', { name }), options);
  };
}
