import { expect } from 'vitest';
import { findProduct } from '../../db/products.ts';
import { productRow } from './product-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

/** A product with its own texts of material and care. */
export const rows0022: SchemaRows = {
  migration: '0022-product-care',
  rows: { products: [productRow(220, { material: '100 % lin', care: 'Lavage à 30 °C' })] },
  check: async ({ database: { db } }) => {
    expect(await findProduct(db, 220)).toMatchObject({
      material: '100 % lin',
      care: 'Lavage à 30 °C',
    });
  },
};
