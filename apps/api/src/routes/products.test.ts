import { binEntryId } from '@shop/contract/bin-entry-id';
import { MAX_CARE_LENGTH } from '@shop/contract/constants';
import { productFieldsSchema, productSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import {
  addProduct,
  colors,
  createJpeg,
  orderBody,
  productForm,
  readStock,
} from '../testing/products.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';

const PRODUCTS = '/api/products/';

async function names(api: RunningTestApi, url: string): Promise<string[]> {
  const response = await call(api, 'GET', url);
  return productSchema
    .array()
    .parse(response.json())
    .map((product) => product.product_name);
}

async function save(api: RunningTestApi, id: string, body: FormData) {
  return call(api, 'PUT', `${PRODUCTS}${id}/`, { token: api.token, body });
}

async function sumMovements(api: RunningTestApi, id: string): Promise<number> {
  const rows = await api.context.database.db
    .selectFrom('stock_movements')
    .select('delta')
    .where('product_id', '=', Number(id))
    .execute();
  return rows.reduce((sum, row) => sum + row.delta, 0);
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('ADM-7 a product is created from the form, with a calculated price after promotion', async () => {
    const response = await call(getApi(), 'POST', PRODUCTS, {
      token: getApi().token,
      body: productForm({}, [await createJpeg(1), await createJpeg(2)]),
    });
    expect(response.statusCode).toBe(201);
    const product = productSchema.strict().parse(response.json());
    expect(product).toMatchObject({
      product_name: 'Écharpe en laine',
      price: '79.90',
      promo_percentage: '20.00',
      discounted_price: '63.92',
      is_popular: true,
      colors: [
        {
          color_name: '#17457F',
          sizes: [
            { size: 'M', quantity: 5 },
            { size: 'L', quantity: 2 },
          ],
        },
      ],
    });
    expect(product.product_images).toHaveLength(2);
    const read = await call(getApi(), 'GET', `${PRODUCTS}${product.product_Id}/`);
    expect(read.json()).toEqual(product);
  });

  test('ADM-6 the error has each invalid field of the form, and nothing is stored', async () => {
    const api = getApi();
    const before = await names(api, PRODUCTS);
    const body = productForm({
      product_name: ' ',
      price: '-1',
      promo_percentage: '101',
      badge: 'Sale',
      colors: '[{"color_name":"bleu","sizes":[{"size":"","quantity":"3"}]}]',
      extra: '1',
    });
    const response = await call(api, 'POST', PRODUCTS, { token: api.token, body });
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      {
        product_name: 'required',
        price: 'too_small',
        promo_percentage: 'too_big',
        badge: 'not_a_choice',
        'colors.0.color_name': 'bad_color',
        'colors.0.sizes.0.size': 'required',
        'colors.0.sizes.0.quantity': 'not_a_number',
        extra: 'unknown',
      },
    ]);
    expect(await names(api, PRODUCTS)).toEqual(before);
  });

  test('a repeated colour or size in any spelling is refused', async () => {
    const api = getApi();
    const repeatedColor = JSON.stringify([
      {
        color_name: '#fff',
        sizes: [
          { size: 'M', quantity: 1 },
          { size: ' m', quantity: 1 },
        ],
      },
      { color_name: '#FFFFFF', sizes: [] },
    ]);
    const repeatedSize = JSON.stringify([
      {
        color_name: '#fff',
        sizes: [
          { size: 'M', quantity: 1 },
          { size: ' m', quantity: 1 },
        ],
      },
    ]);
    const fields = async (text: string) => {
      const body = productForm({ colors: text });
      return (await call(api, 'POST', PRODUCTS, { token: api.token, body })).json().fields;
    };
    expect(await fields(repeatedColor)).toEqual({ 'colors.1.color_name': 'duplicate' });
    expect(await fields(repeatedSize)).toEqual({ 'colors.0.sizes.1.size': 'duplicate' });
  });

  test('ADM-7 an update sets the fields, removes and adds images, and orders them', async () => {
    const api = getApi();
    const images = [await createJpeg(11), await createJpeg(12), await createJpeg(13)];
    const { product_Id: id, product_images: paths } = await addProduct(api, api.token, {}, images);
    const [first = '', second = '', third = ''] = paths;
    const form = productForm(
      { product_name: 'Châle', removedImages: [first, '/media/unknown.jpg'] },
      [await createJpeg(14)],
    );
    const saved = productSchema.parse((await save(api, id, form)).json());
    expect(saved.product_name).toBe('Châle');
    expect(saved.product_images.slice(0, 2)).toEqual([second, third]);
    expect(saved.product_images).toHaveLength(3);
    const order = JSON.stringify(['new:0', third]);
    const ordered = await save(api, id, productForm({ image_order: order }, images.slice(0, 1)));
    expect(ordered.json().product_images).toEqual([first, third, second, saved.product_images[2]]);
    const wrong = await save(api, id, productForm({ image_order: '["/media/x.jpg"]' }));
    expect(wrong.json().fields).toEqual({ image_order: 'bad_format' });
  });

  test('PROD-5 the owner gives images a colour of the product, which a later save keeps, changes and removes', async () => {
    const api = getApi();
    const [navy, red] = ['#17457F', '#B3315F'];
    const two = JSON.stringify(
      [navy, red].map((color_name) => ({ color_name, sizes: [{ size: 'M', quantity: 1 }] })),
    );
    const chosen = (byImage: object) => ({ colors: two, image_colors: JSON.stringify(byImage) });
    const created = await addProduct(api, api.token, chosen({ 'new:1': red.toLowerCase() }), [
      await createJpeg(51),
      await createJpeg(52),
    ]);
    const { product_Id: id, product_images: paths } = created;
    const [first = '', second = ''] = paths;
    expect(created.image_colors).toEqual({ [second]: red });
    const read = async () => (await call(api, 'GET', `${PRODUCTS}${id}/`)).json().image_colors;
    expect(await read()).toEqual({ [second]: red });

    await save(api, id, productForm({ colors: two }));
    expect(await read()).toEqual({ [second]: red });
    await save(api, id, productForm(chosen({ [first]: navy, [second]: navy })));
    expect(await read()).toEqual({ [first]: navy, [second]: navy });
    await save(api, id, productForm({ ...chosen({ [first]: navy }), removedImages: [second] }));
    expect(await read()).toEqual({ [first]: navy });
    await save(api, id, productForm({ colors: colors({ M: 1 }, red) }));
    expect(await read()).toBeUndefined();

    for (const wrong of [{ '/media/x.jpg': red }, { 'new:4': red }, { [first]: '#FFFFFF' }]) {
      const refused = await save(api, id, productForm(chosen(wrong)));
      expect(refused.json().fields).toEqual({ image_colors: 'bad_format' });
    }
  });

  test('API-4 a product has the material and care that the owner wrote, and a form without them changes neither', async () => {
    const api = getApi();
    const material = 'Tissu : 100 % lin\nDoublure : 100 % coton';
    const created = await addProduct(api, api.token, { material: ` ${material} ` });
    const { product_Id: id } = created;
    expect(created).toMatchObject({ material, care: '' });
    await save(api, id, productForm({ care: 'Lavage à 30 °C' }));
    const written = { material, care: 'Lavage à 30 °C' };
    for (const url of [PRODUCTS, `${PRODUCTS}gender/Women/`, `${PRODUCTS}popular/`]) {
      const listed = productSchema.array().parse((await call(api, 'GET', url)).json());
      expect(listed.find(({ product_Id }) => product_Id === id)).toMatchObject(written);
    }
    const saved = await save(api, id, productForm());
    expect(saved.json()).toMatchObject(written);
    await save(api, id, productForm({ material: '' }));
    expect((await call(api, 'GET', `${PRODUCTS}${id}/`)).json()).toMatchObject({
      ...written,
      material: '',
    });
  });

  test('a material or care that is too long, or has control characters, is refused', async () => {
    const api = getApi();
    for (const [field, max] of Object.entries(MAX_CARE_LENGTH)) {
      // The form sends the line break as CR LF.
      const longest = `${'é'.repeat(max - 2)}\né`;
      expect(await addProduct(api, api.token, { [field]: longest })).toMatchObject({
        [field]: longest,
      });
      for (const [text, code] of [
        ['é'.repeat(max + 1), 'too_long'],
        ['Lin\u0007', 'bad_format'],
      ] as const) {
        const body = productForm({ [field]: text });
        const refused = await call(api, 'POST', PRODUCTS, { token: api.token, body });
        expect([refused.statusCode, refused.json().fields]).toEqual([422, { [field]: code }]);
      }
    }
  });

  test('ADM-7 of two people who write the material of one product, the second sees the first’s', async () => {
    const api = getApi();
    const { product_Id: id, ...loaded } = await addProduct(api, api.token);
    const base_fields = JSON.stringify(productFieldsSchema.parse(loaded));
    expect((await save(api, id, productForm({ base_fields, material: 'Lin' }))).statusCode).toBe(
      200,
    );
    const refused = await save(api, id, productForm({ base_fields, material: 'Coton' }));
    expect([refused.statusCode, refused.json().changed]).toEqual([409, { material: 'Lin' }]);
    const untouched = await save(api, id, productForm({ base_fields, care: 'À sec' }));
    expect([untouched.statusCode, untouched.json()]).toMatchObject([200, { material: 'Lin' }]);
  });

  test('a product has ten images at most, and a refused save stores none', async () => {
    const api = getApi();
    const some = await Promise.all([21, 22, 23, 24, 25, 26].map(createJpeg));
    const { product_Id: id } = await addProduct(api, api.token, {}, some);
    const more = await Promise.all([27, 28, 29, 30, 32].map(createJpeg));
    const count = () => api.context.database.db.selectFrom('images').select('path').execute();
    const before = await count();
    const response = await save(api, id, productForm({}, more));
    expect(response.json().fields).toEqual({ product_images: 'too_numerous' });
    expect(await count()).toHaveLength(before.length);
  });

  test('O13 a form that was loaded before an order is merged with the new stock', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, {
      colors: colors({ M: 5, L: 2 }),
    });
    const base = colors({ M: 5, L: 2 });
    await call(api, 'POST', '/api/commands/', { body: orderBody(id, { quantity: 2 }) });
    const form = productForm({ base_colors: base, colors: colors({ M: 8, L: 2, XL: 1 }) });
    expect((await save(api, id, form)).statusCode).toBe(200);
    expect(await readStock(api, id)).toEqual({ M: 6, L: 2, XL: 1 });
    expect(await sumMovements(api, id)).toBe(9);
  });

  test('O13 a conflicting change of stock is refused, and the response has the current stock', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: colors({ M: 5 }) });
    const base = colors({ M: 5 });
    await call(api, 'POST', '/api/commands/', { body: orderBody(id, { quantity: 4 }) });
    const response = await save(
      api,
      id,
      productForm({ base_colors: base, colors: colors({ M: 3 }) }),
    );
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stock_moved', colors: JSON.parse(colors({ M: 1 })) }),
    ]);
    expect(await readStock(api, id)).toEqual({ M: 1 });
  });

  test('ADM-7 of two owners who load one product, the second cannot undo the first’s price unasked', async () => {
    const api = getApi();
    const { product_Id: id, ...loaded } = await addProduct(api, api.token);
    const base = JSON.stringify(productFieldsSchema.parse(loaded));
    const first = productForm({ base_fields: base, price: '59.90' });
    expect((await save(api, id, first)).statusCode).toBe(200);
    const second = { base_fields: base, description: 'Brodée main' };
    const refused = await save(api, id, productForm(second));
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'product_conflict', changed: { price: '59.90' } }),
    ]);
    const read = async () =>
      productSchema.parse((await call(api, 'GET', `${PRODUCTS}${id}/`)).json());
    expect(await read()).toMatchObject({ price: '59.90', description: 'Tissée à Mahdia' });
    const seen = JSON.stringify({ ...productFieldsSchema.parse(loaded), price: '59.90' });
    const chosen = productForm({ ...second, base_fields: seen, price: '59.90' });
    expect((await save(api, id, chosen)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ price: '59.90', description: 'Brodée main' });
  });

  test('ADM-7 of two owners who save at the same time, one is refused and nothing is mixed', async () => {
    const api = getApi();
    const { product_Id: id, ...loaded } = await addProduct(api, api.token);
    const base_fields = JSON.stringify(productFieldsSchema.parse(loaded));
    const forms = ['10.00', '20.00', '30.00'].map((price) => productForm({ base_fields, price }));
    const saved = await Promise.all(forms.map((form) => save(api, id, form)));
    expect(saved.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual(
      [200, 409, 409],
    );
  });

  test.each(['x', '{}', '{"price":"1"}', 'null'])(
    'ADM-7 loaded fields that cannot be read are refused: %s',
    async (base_fields) => {
      const api = getApi();
      const { product_Id: id } = await addProduct(api, api.token);
      const response = await save(api, id, productForm({ base_fields }));
      expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
    },
  );

  test('O13 a form without base_colors sets the stock, and concurrent orders lose no piece', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: colors({ M: 40 }) });
    const orders = Array.from({ length: 10 }, (_, number) =>
      call(api, 'POST', '/api/commands/', { body: orderBody(id, { street: `${number}` }) }),
    );
    const saves = Array.from({ length: 4 }, () =>
      save(api, id, productForm({ colors: colors({ M: 40 }) })),
    );
    const responses = await Promise.all([...orders, ...saves]);
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200, 201]));
    const { M = -1 } = await readStock(api, id);
    expect(M).toBe(await sumMovements(api, id));
  });

  test('ADM-5 a deleted product does not exist, and its images are deleted when it is deleted from the bin', async () => {
    const api = getApi();
    const product = await addProduct(api, api.token, {}, [await createJpeg(41)]);
    const url = `${PRODUCTS}${product.product_Id}/`;
    expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(204);
    expect((await call(api, 'GET', url)).statusCode).toBe(404);
    expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(404);
    expect(await sumMovements(api, product.product_Id)).toBe(0);
    const entry = `/api/bin/${binEntryId('product', product.product_Id)}/`;
    expect((await call(api, 'DELETE', entry, { token: api.token })).statusCode).toBe(204);
    expect((await call(api, 'GET', product.product_images[0] ?? '')).statusCode).toBe(404);
  });

  test.each(['0', '01', 'abc', '1e3', '%00', '99999999999999999999'])(
    'a product with the id %s does not exist',
    async (id) => {
      const api = getApi();
      const { token } = api;
      const url = `${PRODUCTS}${id}/`;
      const read = await call(api, 'GET', url);
      const removed = await call(api, 'DELETE', url, { token });
      const saved = await call(api, 'PUT', url, { token, body: productForm() });
      expect([read.statusCode, removed.statusCode, saved.statusCode]).toEqual([404, 404, 404]);
    },
  );
});
