import type { CreateOptions } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoRejection } from '../hooks/use-undo-rejection.ts';

type Changed = { product_Id?: string; product_name: string };

/**
 * The undo of a change of a product, and the button Undo of a message about it (feature `undo`). A rejection has
 * the product as it is now.
 */
export function useUndoProductChange() {
  const language = useLanguage();
  const { client } = useShop();
  const options = { texts: 'productHistory', reasonOf: useUndoRejection() } as const;
  const { undo, optionsFor } = useUndoEdit(useAnnounce(), options);
  const edited = ({ product_Id: id, product_name }: Required<Changed>) => ({
    name: quoteInside(product_name, language),
    send: (change: string, request: CreateOptions) => client.products.undo(id, change, request),
  });
  return {
    undo: (product: Required<Changed>, change: string) => undo(edited(product), change),
    optionsFor: ({ product_Id, product_name }: Changed, change: string | undefined) =>
      product_Id === undefined
        ? undefined
        : optionsFor(edited({ product_Id, product_name }), change),
  };
}
