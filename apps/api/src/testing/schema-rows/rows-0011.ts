import { expect } from 'vitest';
import { findProduct } from '../../db/products.ts';
import type { SchemaRows } from './schema-rows.ts';

const PATH = `/media/${'d'.repeat(32)}.jpg`;

/** An image that has one of the colours of its product. */
export const rows0011: SchemaRows = {
  migration: '0011-image-colors',
  rows: {
    images: [{ path: PATH, width: 60, height: 80, renditions: 'made', attempts: 0, run_at: 0 }],
    product_images: [{ product_id: 7, path: PATH, position: 1, color: '#17457F' }],
  },
  check: async ({ database: { db } }) => {
    expect(await findProduct(db, 7)).toMatchObject({ image_colors: { [PATH]: '#17457F' } });
  },
};
