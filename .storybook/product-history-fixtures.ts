import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import type { ApiProduct, ProductHistoryEntry } from '@shop/contract/schemas';

/** The history of a product: a change of this minute, which can be undone, an older one, and its creation. */
export function fixtureHistory(product: ApiProduct | undefined): ProductHistoryEntry[] | undefined {
  if (!product) return undefined;
  const [color] = product.colors;
  const [size] = color?.sizes ?? [];
  const now = Date.now();
  const stock = `stock ${color?.color_name ?? '#17457F'} ${size?.size ?? 'M'}`;
  return [
    {
      id: '12',
      at: new Date(now).toISOString(),
      type: 'product_changed',
      by: 'Ines',
      changes: {
        price: { before: '120.00', after: product.price },
        [stock]: { before: '4', after: String(size?.quantity ?? 9) },
        product_images: { before: 'a1b2c3d4 e5f6a7b8', after: 'a1b2c3d4' },
      },
      undo_until: new Date(now + UNDO_WINDOW_MS).toISOString(),
    },
    {
      id: '11',
      at: '2026-11-20T16:42:00.000Z',
      type: 'product_change_undone',
      by: 'owner',
      changes: { badge: { before: 'Promo', after: 'No Badge' }, colors: {} },
    },
    {
      id: '8',
      at: '2026-11-19T08:05:00.000Z',
      type: 'product_created',
      by: null,
      changes: { product_name: { after: product.product_name }, price: { after: '120.00' } },
    },
  ];
}
