import { expect, test } from 'vitest';
import type { Dropped } from '../api-client.ts';
import { DRAFT, WIRE_PRODUCT } from '../testing/samples.ts';
import { startHost, type Asked } from '../testing/scripted-host.ts';

const draft = {
  ...DRAFT,
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
};

async function formOf(asked: Asked | undefined): Promise<[string, unknown][]> {
  const type = asked?.headers['content-type'] ?? '';
  const form = await new Response(asked?.body, { headers: { 'Content-Type': type } }).formData();
  return [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size],
  ]);
}

test('ADM-6 a product form is sent with section 7’s fields: colours as JSON, removed paths repeated', async () => {
  const { client, asked } = await startHost(() => ({ status: 201, body: WIRE_PRODUCT }));
  const saved = await client.createProduct({
    ...draft,
    product_images: [new File(['abc'], 'robe.jpg', { type: 'image/jpeg' })],
    removedImages: ['media/old 1.jpg', '/media/old-2.jpg'],
  });
  expect(saved?.product_images).toEqual([
    { path: '/media/robe.webp', url: expect.stringMatching(/^http.*\/media\/robe\.webp$/) },
  ]);
  expect(await formOf(asked[0])).toEqual([
    ['product_name', 'Robe Jasmin'],
    ['description', 'Coton peigné.'],
    ['price', '150.00'],
    ['promo_percentage', '20.00'],
    ['badge', 'Promo'],
    ['gender', 'Women'],
    ['season', 'New Arrivals'],
    ['colors', JSON.stringify(draft.colors)],
    ['is_popular', 'true'],
    ['product_images', ['robe.jpg', 3]],
    ['removedImages', 'media/old 1.jpg'],
    ['removedImages', '/media/old-2.jpg'],
  ]);
});

test('API-4 O13 the fields of a feature are sent where it is named, and refused unsent where not', async () => {
  const extra = { image_order: ['new:0'], base_colors: [] };
  const { client, asked } = await startHost(() => ({
    features: 'picture-order stock-merge',
    body: WIRE_PRODUCT,
  }));
  const parts = { 'picture-order': { image_order: ['new:0'] }, 'stock-merge': { base_colors: [] } };
  for (const [feature, part] of Object.entries(parts)) {
    const refused = client.updateProduct('12', { ...draft, ...part });
    await expect(refused).rejects.toMatchObject({ kind: 'unsupported', feature });
  }
  await client.updateProduct('12', draft);
  await client.updateProduct('12', { ...draft, ...extra });
  expect((await formOf(asked[1])).slice(-2)).toEqual([
    ['image_order', '["new:0"]'],
    ['base_colors', '[]'],
  ]);
  expect(asked).toHaveLength(2);
});

test('ADM-6 O13 stock that moved meanwhile is told with the colours as they stand', async () => {
  const colors = [{ color_name: '#17457F', sizes: [{ size: 38, quantity: '2' }] }];
  const { client } = await startHost(() => ({
    status: 409,
    body: { error: 'x', code: 'stock_moved', colors },
  }));
  await expect(client.updateProduct('12', draft)).rejects.toMatchObject({
    code: 'stock_moved',
    colors: [{ color_name: '#17457F', sizes: [{ size: '38', quantity: 2 }] }],
  });
});

test('a refused form tells the fault of each field, unknown codes left out', async () => {
  const fields = { price: 'too_many_decimals', 'colors.0.sizes.0.size': 'required', x: 'novel' };
  const { client } = await startHost(() => ({
    status: 422,
    body: { error: 'x', code: 'invalid', fields },
  }));
  const { x: _novel, ...known } = fields;
  await expect(client.createProduct(draft)).rejects.toMatchObject({
    code: 'invalid',
    fields: known,
  });
});

test('F1 one product that cannot be read is left out and told of, not the list with it', async () => {
  const dropped: Dropped[] = [];
  const bad = [null, 'x', { ...WIRE_PRODUCT, price: 'free' }, { ...WIRE_PRODUCT, gender: 'Kids' }];
  const { client } = await startHost(() => ({ body: [...bad, WIRE_PRODUCT] }), {
    onDropped: (what) => dropped.push(what),
  });
  const { items } = await client.listProducts();
  expect(items.map(({ product_Id }) => product_Id)).toEqual(['12']);
  expect(dropped.map(({ entity, reason }) => `${entity}: ${reason}`)).toEqual([
    'product: product is not an object',
    'product: product is not an object',
    'product: price is not a decimal',
    'product: gender is none of its choices',
  ]);
  expect(dropped[3]?.value).toEqual(bad[3]);
});

test('F1 what a product may lack is filled: no promotion, the price itself, none in stock', async () => {
  const { product_Id, product_name, gender, season } = WIRE_PRODUCT;
  const sizes = [{ size: 'M' }];
  const least = { product_Id, product_name, gender, season, price: 150 };
  const { client } = await startHost(() => ({
    body: [
      { ...least, colors: [{ color_name: '#FFF', sizes }] },
      { ...least, promo_percentage: '20', product_images: ['', 5, 'javascript:alert(1)'] },
    ],
  }));
  const { items } = await client.listProducts();
  expect(items[0]).toEqual({
    ...least,
    description: '',
    price: '150.00',
    promo_percentage: '0.00',
    discounted_price: '150.00',
    badge: 'No Badge',
    is_popular: false,
    product_images: [],
    colors: [{ color_name: '#FFF', sizes: [{ size: 'M', quantity: 0 }] }],
  });
  expect(items[1]).toMatchObject({ discounted_price: '120.00', product_images: [] });
});

test('performance.md a picture is asked for at the offered width above the wanted one, where the host has widths', async () => {
  const body = [
    { ...WIRE_PRODUCT, product_images: ['/media/a.webp', 'https://cdn.example.tn/b.webp'] },
  ];
  const { client, url } = await startHost((_, count) => ({
    features: count === 1 ? 'picture-widths' : '',
    body,
  }));
  const [product] = (await client.listProducts()).items;
  const [own, foreign] = product?.product_images ?? [];
  if (!own || !foreign) throw new Error('no pictures');
  expect(client.pictureUrl(own, 400)).toBe(`${url}/media/a.webp?w=640`);
  expect(client.pictureUrl(own, 4_000)).toBe(`${url}/media/a.webp?w=1440`);
  expect(client.pictureUrl(own)).toBe(`${url}/media/a.webp`);
  expect(client.pictureUrl(foreign, 400)).toBe('https://cdn.example.tn/b.webp');
  await client.listProducts();
  expect(client.pictureUrl(own, 400)).toBe(`${url}/media/a.webp`);
});
