import type { CallOptions, Listing } from '@shop/api-client';
import { colorName, sizeName } from '@shop/i18n';
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
import { stockChanges } from './stock-changes.ts';
import { createProductUpdater, type ProductBase, type ValidDraft } from './update-product.ts';

type Saved = { product: { product_Id?: string; product_name: string }; isNew: boolean };

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
        const { colors } = await update(draft, base, options);
        return { product: { ...draft, product_Id }, colors, isNew: false };
      }
      return created((await client.products.create(draft, options)) ?? draft);
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
    if (stock) announce(t('products.merged', { name, stock }), { link });
    else announce(t(isNew ? 'products.created' : 'products.updated', { name }), { link });
  };
}
