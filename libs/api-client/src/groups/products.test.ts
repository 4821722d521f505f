import { expect, test } from 'vitest';
import type { InvalidItem } from '../options.ts';
import { DRAFT, API_PRODUCT } from '../testing/samples.ts';
import { startApiServer, type ReceivedRequest } from '../testing/scripted-api-server.ts';

const { colors: _colors, ...DRAFT_FIELDS } = DRAFT;
const draft = {
  ...DRAFT,
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
};

async function formOf(received: ReceivedRequest | undefined): Promise<[string, unknown][]> {
  const type = received?.headers['content-type'] ?? '';
  const form = await new Response(received?.body, { headers: { 'Content-Type': type } }).formData();
  return [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size],
  ]);
}

test('ADM-6 a product form is sent with section 7’s fields: colours as JSON, removed paths repeated', async () => {
  const { client, received } = await startApiServer(() => ({ status: 201, body: API_PRODUCT }));
  const saved = await client.products.create({
    ...draft,
    product_images: [new File(['abc'], 'robe.jpg', { type: 'image/jpeg' })],
    removedImages: ['media/old 1.jpg', '/media/old-2.jpg'],
  });
  expect(saved?.product_images).toEqual([
    { path: '/media/robe.webp', url: expect.stringMatching(/^http.*\/media\/robe\.webp$/) },
  ]);
  expect(await formOf(received[0])).toEqual([
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

test('API-4 O13 the fields of a feature are sent when it is listed, and rejected otherwise', async () => {
  const { price, promo_percentage } = API_PRODUCT;
  const base_fields = { ...DRAFT_FIELDS, price, promo_percentage };
  const image_colors = { 'new:0': '#17457F' };
  const extra = {
    image_order: ['new:0'],
    image_colors,
    material: '',
    care: 'À 30 °C',
    base_colors: [],
    base_fields,
    price_confirmed: true,
  };
  const { client, received } = await startApiServer(() => ({
    features:
      'product-image-order image-colors product-care stock-merge product-conflict price-confirmation',
    body: API_PRODUCT,
  }));
  const fields = {
    'product-image-order': { image_order: ['new:0'] },
    'image-colors': { image_colors },
    'product-care': { care: '' },
    'stock-merge': { base_colors: [] },
    'product-conflict': { base_fields },
    'price-confirmation': { price_confirmed: true },
  };
  for (const [feature, field] of Object.entries(fields)) {
    const rejected = client.products.update('12', { ...draft, ...field });
    await expect(rejected).rejects.toMatchObject({ kind: 'unsupported', feature });
  }
  await client.products.update('12', draft);
  await client.products.update('12', { ...draft, ...extra });
  expect((await formOf(received[1])).slice(-7)).toEqual([
    ['material', ''],
    ['care', 'À 30 °C'],
    ['image_order', '["new:0"]'],
    ['image_colors', JSON.stringify(image_colors)],
    ['base_colors', '[]'],
    ['base_fields', JSON.stringify(base_fields)],
    ['price_confirmed', 'true'],
  ]);
  expect(received).toHaveLength(2);
});

test('API-4 PROD-5 an image has its colour; colours that cannot be read are omitted', async () => {
  const product_images = ['/media/robe.webp', '/media/dos.webp'];
  const image_colors = {
    '/media/robe.webp': '#17457F',
    '/media/dos.webp': 7,
    '/x.webp': '#FFFFFF',
  };
  const { client } = await startApiServer((_, count) => ({
    body: [
      { ...API_PRODUCT, product_images, image_colors: count === 1 ? image_colors : '#17457F' },
    ],
  }));
  const colors = async () => {
    const { items } = await client.products.list();
    return items[0]?.product_images.map(({ color }) => color);
  };
  expect(await colors()).toEqual(['#17457F', undefined]);
  expect(await colors()).toEqual([undefined, undefined]);
});

test('API-4 a product has the material and care of the API server; what is not a text is omitted', async () => {
  const { client } = await startApiServer((_, count) => ({
    body: [
      { ...API_PRODUCT, ...[{}, { material: '100 % lin', care: '' }, { care: 7 }][count - 1] },
    ],
  }));
  const texts = async () => {
    const { items } = await client.products.list();
    return items.map(({ material, care }) => [material, care]);
  };
  expect(await texts()).toEqual([[undefined, undefined]]);
  expect(await texts()).toEqual([['100 % lin', '']]);
  expect(await texts()).toEqual([[undefined, undefined]]);
});

test('ADM-6 O13 stock that changed meanwhile is reported with the current colours', async () => {
  const colors = [{ color_name: '#17457F', sizes: [{ size: 38, quantity: '2' }] }];
  const { client } = await startApiServer(() => ({
    status: 409,
    body: { error: 'x', code: 'stock_moved', colors },
  }));
  await expect(client.products.update('12', draft)).rejects.toMatchObject({
    code: 'stock_moved',
    colors: [{ color_name: '#17457F', sizes: [{ size: '38', quantity: 2 }] }],
  });
});

test('ADM-7 fields that someone else changed are reported with their current values', async () => {
  const changed = { price: 45, is_popular: 'true', badge: 'promo', novel: 'x' };
  const { client } = await startApiServer((_, count) => ({
    status: 409,
    body: { error: 'x', code: 'product_conflict', changed: count === 1 ? changed : 'x' },
  }));
  await expect(client.products.update('12', draft)).rejects.toMatchObject({
    code: 'product_conflict',
    changed: { price: '45.00', is_popular: true, badge: 'Promo' },
  });
  await expect(client.products.update('12', draft)).rejects.toMatchObject({ changed: undefined });
});

test('an invalid form reports the error of each field, without unknown codes', async () => {
  const fields = { price: 'too_many_decimals', 'colors.0.sizes.0.size': 'required', x: 'novel' };
  const { client } = await startApiServer(() => ({
    status: 422,
    body: { error: 'x', code: 'invalid', fields },
  }));
  const { x: _novel, ...known } = fields;
  await expect(client.products.create(draft)).rejects.toMatchObject({
    code: 'invalid',
    fields: known,
  });
});

test('F1 a product that cannot be read is counted, named and reported, the others are listed', async () => {
  const omitted: InvalidItem[] = [];
  const bad = [
    null,
    { product_Id: 7, product_name: ' ', price: '' },
    { ...API_PRODUCT, price: 'free' },
    { ...API_PRODUCT, gender: { name: 'Kids' } },
  ];
  const { client } = await startApiServer(() => ({ body: [...bad, API_PRODUCT] }), {
    onInvalidItem: (item) => omitted.push(item),
  });
  const { items, unreadable } = await client.products.list();
  expect(items.map(({ product_Id }) => product_Id)).toEqual(['12']);
  expect(unreadable).toEqual({ count: 4, names: ['7', 'Robe Jasmin', 'Robe Jasmin'] });
  expect(omitted.map(({ entity, reason }) => `${entity}: ${reason}`)).toEqual([
    'product: product is not an object',
    'product: price is not a decimal',
    'product: price is not a decimal',
    'product: gender is not a text',
  ]);
  expect(omitted[3]?.value).toEqual(bad[3]);
});

test('API-4 a product with more decimals in its prices, an unknown gender and season is listed', async () => {
  const { client } = await startApiServer(() => ({
    body: [
      { ...API_PRODUCT, price: '22.900', discounted_price: '18.3200', gender: ' Kids' },
      { ...API_PRODUCT, price: '22.9000', discounted_price: '22.900', season: 'Winter 2026' },
      { ...API_PRODUCT, gender: null, season: undefined },
      { ...API_PRODUCT, price: '19.99', promo_percentage: '15.005', discounted_price: '16.9915' },
    ],
  }));
  const { items, unreadable } = await client.products.list();
  expect(unreadable.count).toBe(0);
  expect(items).toMatchObject([
    { price: '22.90', discounted_price: '18.32', gender: 'Kids', season: 'New Arrivals' },
    { price: '22.90', discounted_price: '22.90', gender: 'Women', season: 'Winter 2026' },
    { price: '150.00', gender: '', season: '' },
    { price: '19.99', promo_percentage: '15.01', discounted_price: '16.99' },
  ]);
});

test('F1 missing fields of a product have defaults: no promotion, the full price, no stock', async () => {
  const { product_Id, product_name, gender, season } = API_PRODUCT;
  const sizes = [{ size: 'M' }];
  const least = { product_Id, product_name, gender, season, price: 150 };
  const { client } = await startApiServer(() => ({
    body: [
      { ...least, colors: [{ color_name: '#FFF', sizes }] },
      { ...least, promo_percentage: '20', product_images: ['', 5, 'javascript:alert(1)'] },
    ],
  }));
  const { items } = await client.products.list();
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

test('an image is requested at the next larger offered width, when the API server offers widths', async () => {
  const body = [
    { ...API_PRODUCT, product_images: ['/media/a.webp', 'https://cdn.example.tn/b.webp'] },
  ];
  const { client, url } = await startApiServer((_, count) => ({
    features: count === 1 ? 'image-widths' : '',
    body,
  }));
  const [product] = (await client.products.list()).items;
  const [own, foreign] = product?.product_images ?? [];
  if (!own || !foreign) throw new Error('no images');
  expect(client.imageUrl(own, 400)).toBe(`${url}/media/a.webp?w=480`);
  expect(client.imageUrl(own, 4_000)).toBe(`${url}/media/a.webp?w=1440`);
  expect(client.imageUrl(own)).toBe(`${url}/media/a.webp`);
  expect(client.imageUrl(foreign, 400)).toBe('https://cdn.example.tn/b.webp');
  await client.products.list();
  expect(client.imageUrl(own, 400)).toBe(`${url}/media/a.webp`);
});
