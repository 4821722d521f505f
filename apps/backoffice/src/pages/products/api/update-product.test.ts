import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { NO_IMAGES, product } from '../testing/sample-product.ts';
import { productDraft, productValues, type ProductValues } from '../form/product-values.ts';
import { startProductServer } from '../testing/product-server.ts';
import { baseOf, updateProduct } from './update-product.ts';

function draft(change: Partial<ProductValues>) {
  return productDraft({ ...productValues(product, 'fr'), ...change }, NO_IMAGES);
}

/** The product with this quantity of its only variant, as someone else's save or an order left it. */
function stocked(quantity: number): Product {
  return { ...product, colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity }] }] };
}

function typed(quantity: string): Pick<ProductValues, 'colors'> {
  return { colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity }] }] };
}

test('ADM-7 API-4 with section 7 alone, a form does not undo the price that someone else saved meanwhile', async () => {
  const { client, received } = await startProductServer([{ ...product, price: '99.00' }]);
  const update = (price: string) =>
    updateProduct(client, '7', draft({ description: 'Soie.', price }), baseOf(product));
  await expect(update('150')).rejects.toMatchObject({
    code: 'product_conflict',
    changed: { price: '99.00' },
  });
  expect(received.map(({ method }) => method)).toEqual(['GET']);
  await update('99');
  expect(received.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT']);
  expect(received[2]?.body).not.toContain('base_fields');
});

test('O13 API-4 with section 7 alone, pieces sold meanwhile stay sold, and a conflict writes nothing', async () => {
  const { client, received } = await startProductServer([stocked(1)]);
  const save = (quantity: string) =>
    updateProduct(client, '7', draft(typed(quantity)), baseOf(product));
  await save('8');
  // 3 were loaded and 2 were sold: the owner added 5.
  expect(received[1]?.body).toContain('"quantity":6');
  await expect(save('0')).rejects.toMatchObject({
    code: 'stock_moved',
    colors: stocked(1).colors,
  });
  expect(received.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('ADM-7 O13 an API server with both features compares by itself, in one request', async () => {
  const { client, received } = await startProductServer(
    [stocked(1)],
    'stock-merge product-conflict',
  );
  await updateProduct(client, '7', draft(typed('8')), baseOf(product));
  expect(received.map(({ method }) => method)).toEqual(['PUT']);
  for (const field of ['base_fields', 'base_colors', '"quantity":8']) {
    expect(received[0]?.body).toContain(field);
  }
});

test('ADM-7 an API server that reads one product is not asked for the whole list', async () => {
  const { client, received } = await startProductServer([product], 'product-read stock-merge');
  await updateProduct(client, '7', draft({}), baseOf(product));
  expect(received.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(received[1]?.body).toContain('base_colors');
  expect(received[1]?.body).not.toContain('base_fields');
});
