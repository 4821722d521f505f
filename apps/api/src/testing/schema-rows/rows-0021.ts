import { expect } from 'vitest';
import { findProduct } from '../../db/products.ts';
import { undoProductChange } from '../../services/product-undo.ts';
import { productRow, variantRow } from './product-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

const PATH = `/media/${'f'.repeat(32)}.jpg`;

/** A product whose price was lowered, which can be undone for ten minutes; the edit removed an image too. */
export const rows0021: SchemaRows = {
  migration: '0021-edit-undos',
  rows: {
    products: [productRow(210)],
    variants: [variantRow(210)],
    images: [{ path: PATH, width: 60, height: 80, renditions: 'made', attempts: 0, run_at: 0 }],
    edit_undos: [
      {
        event_id: 210,
        kind: 'product',
        object: '210',
        at: Date.now(),
        content: '{"before":{"price":"50.00"},"after":{"price":"40.00"},"stock":[]}',
      },
    ],
    edit_undo_images: [{ event_id: 210, path: PATH }],
  },
  check: async (context) => {
    await undoProductChange(context, '210', { change: '210' });
    expect(await findProduct(context.database.db, 210)).toMatchObject({ price: '50.00' });
  },
};
