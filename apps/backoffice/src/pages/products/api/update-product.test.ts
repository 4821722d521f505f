import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { NO_IMAGES, product } from '../testing/sample-product.ts';
import { productDraft, productValues, type ProductValues } from '../form/product-values.ts';
import { startProductServer } from '../testing/product-server.ts';
import { baseOf, createProductUpdater } from './update-product.ts';

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
    createProductUpdater(client, '7')(draft({ description: 'Soie.', price }), baseOf(product));
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
    createProductUpdater(client, '7')(draft(typed(quantity)), baseOf(product));
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
  await createProductUpdater(client, '7')(draft(typed('8')), baseOf(product));
  expect(received.map(({ method }) => method)).toEqual(['PUT']);
  for (const field of ['base_fields', 'base_colors', '"quantity":8']) {
    expect(received[0]?.body).toContain(field);
  }
});

test('ADM-7 the whole list is not requested from an API server that reads one product', async () => {
  const { client, received } = await startProductServer([product], 'product-read stock-merge');
  await createProductUpdater(client, '7')(draft({}), baseOf(product));
  expect(received.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(received[1]?.body).toContain('base_colors');
  expect(received[1]?.body).not.toContain('base_fields');
});

for (const features of ['', 'stock-merge product-conflict']) {
  const server = features === '' ? 'section 7 alone' : 'stock-merge';

  test(`O13 F2 with ${server}, a save that is repeated after a lost response does not add stock twice`, async () => {
    const { client, received, loseResponse } = await startProductServer([product], features);
    const update = createProductUpdater(client, '7');
    const save = (quantity: string) => update(draft(typed(quantity)), baseOf(product));
    loseResponse(stocked(8));
    await expect(save('8')).rejects.toMatchObject({ kind: 'network' });
    await save('9');
    expect(received.at(-1)?.body).toContain('"quantity":9');
    if (features) expect(received.at(-1)?.body).toMatch(/base_colors[^-]*"quantity":8/);
  });

  test(`O13 F2 with ${server}, a lost save that was not stored is sent again as it was`, async () => {
    const { client, received, loseResponse } = await startProductServer([product], features);
    const update = createProductUpdater(client, '7');
    const save = () => update(draft(typed('8')), baseOf(product));
    loseResponse(product);
    await expect(save()).rejects.toMatchObject({ kind: 'network' });
    await save();
    expect(received.at(-1)?.body).toContain('"quantity":8');
    if (features) expect(received.at(-1)?.body).toMatch(/base_colors[^-]*"quantity":3/);
  });

  test(`O13 F2 with ${server}, after a lost response and an order the stock is a conflict`, async () => {
    const { client, received, loseResponse } = await startProductServer([product], features);
    const update = createProductUpdater(client, '7');
    const save = () => update(draft(typed('8')), baseOf(product));
    loseResponse(stocked(7));
    await expect(save()).rejects.toMatchObject({ kind: 'network' });
    await expect(save()).rejects.toMatchObject({
      code: 'stock_moved',
      colors: stocked(7).colors,
    });
    expect(received.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test(`O13 F2 with ${server}, a rejection after a lost response does not make the repeat add stock twice`, async () => {
    const { client, received, loseResponse, refuse } = await startProductServer(
      [product],
      features,
    );
    const update = createProductUpdater(client, '7');
    const save = () => update(draft(typed('8')), baseOf(product));
    loseResponse(stocked(8));
    await expect(save()).rejects.toMatchObject({ kind: 'network' });
    for (const [status, code] of [
      [503, 'unavailable'],
      [429, 'too_many_requests'],
      [401, 'unauthorized'],
      [422, 'invalid'],
      [409, 'product_conflict'],
    ] as const) {
      refuse(status, code);
      await expect(save()).rejects.toMatchObject({ kind: 'http', status });
    }
    await save();
    expect(received.at(-1)?.body).toContain('"quantity":8');
    if (features) expect(received.at(-1)?.body).toMatch(/base_colors[^-]*"quantity":8/);
  });

  test(`O13 F2 with ${server}, an editor that is opened again after a lost response does not add stock twice`, async () => {
    const { client, received, loseResponse } = await startProductServer([product], features);
    const save = (quantity: string, base = product) =>
      createProductUpdater(client, '7')(draft(typed(quantity)), baseOf(base));
    loseResponse(stocked(8));
    await expect(save('8')).rejects.toMatchObject({ kind: 'network' });
    await save('8');
    expect(received.at(-1)?.body).toContain('"quantity":8');
    if (features) expect(received.at(-1)?.body).toMatch(/base_colors[^-]*"quantity":8/);
  });

  test(`O13 F2 with ${server}, after a lost response an editor with the current stock is no conflict`, async () => {
    const { client, received, loseResponse } = await startProductServer([product], features);
    const save = (quantity: string, base: Product) =>
      createProductUpdater(client, '7')(draft(typed(quantity)), baseOf(base));
    loseResponse(stocked(7));
    await expect(save('8', product)).rejects.toMatchObject({ kind: 'network' });
    await expect(save('8', product)).rejects.toMatchObject({ code: 'stock_moved' });
    // Cancelled, and opened again before the list was fetched.
    await expect(save('8', product)).rejects.toMatchObject({ code: 'stock_moved' });
    await save('9', stocked(7));
    expect(received.at(-1)?.body).toContain('"quantity":9');
  });

  test(`O13 F2 with ${server}, a lost save that changes no stock makes no later stock a conflict`, async () => {
    const { client, received, loseResponse } = await startProductServer([product], features);
    const update = createProductUpdater(client, '7');
    loseResponse(stocked(2));
    await expect(update(draft({ description: 'Soie.' }), baseOf(product))).rejects.toMatchObject({
      kind: 'network',
    });
    await update(draft(typed('8')), baseOf(product));
    expect(received.at(-1)?.body).toContain(features ? '"quantity":8' : '"quantity":7');
  });
}
