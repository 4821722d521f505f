import { productSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import {
  addProduct,
  colors,
  makePicture,
  orderOf,
  productForm,
  stockOf,
} from '../testing/goods.ts';
import { useHost, type RunningHost } from '../testing/host.ts';

const PRODUCTS = '/api/products/';

async function names(host: RunningHost, url: string): Promise<string[]> {
  const answer = await call(host, 'GET', url);
  return productSchema
    .array()
    .parse(answer.json())
    .map((product) => product.product_name);
}

async function save(host: RunningHost, id: string, body: FormData) {
  return call(host, 'PUT', `${PRODUCTS}${id}/`, { token: host.token, body });
}

async function movedStock(host: RunningHost, id: string): Promise<number> {
  const rows = await host.shop.database.db
    .selectFrom('stock_movements')
    .select('delta')
    .where('product_id', '=', Number(id))
    .execute();
  return rows.reduce((sum, row) => sum + row.delta, 0);
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('ADM-7 a product is created as the form says, its price after promotion made by the host', async () => {
    const answer = await call(running(), 'POST', PRODUCTS, {
      token: running().token,
      body: productForm({}, [await makePicture(1), await makePicture(2)]),
    });
    expect(answer.statusCode).toBe(201);
    const product = productSchema.strict().parse(answer.json());
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
    const read = await call(running(), 'GET', `${PRODUCTS}${product.product_Id}/`);
    expect(read.json()).toEqual(product);
  });

  test('ADM-6 each faulty field of the form is named, and nothing is stored', async () => {
    const host = running();
    const before = await names(host, PRODUCTS);
    const body = productForm({
      product_name: ' ',
      price: '-1',
      promo_percentage: '101',
      badge: 'Sale',
      colors: '[{"color_name":"bleu","sizes":[{"size":"","quantity":"3"}]}]',
      extra: '1',
    });
    const answer = await call(host, 'POST', PRODUCTS, { token: host.token, body });
    expect([answer.statusCode, answer.json().fields]).toEqual([
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
    expect(await names(host, PRODUCTS)).toEqual(before);
  });

  test('host.md one colour or size twice, however spelled, is refused', async () => {
    const host = running();
    const twice = JSON.stringify([
      {
        color_name: '#fff',
        sizes: [
          { size: 'M', quantity: 1 },
          { size: ' m', quantity: 1 },
        ],
      },
      { color_name: '#FFFFFF', sizes: [] },
    ]);
    const one = JSON.stringify([
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
      return (await call(host, 'POST', PRODUCTS, { token: host.token, body })).json().fields;
    };
    expect(await fields(twice)).toEqual({ 'colors.1.color_name': 'duplicate' });
    expect(await fields(one)).toEqual({ 'colors.0.sizes.1.size': 'duplicate' });
  });

  test('ADM-7 an update sets the fields, removes and adds pictures, and orders them', async () => {
    const host = running();
    const pictures = [await makePicture(11), await makePicture(12), await makePicture(13)];
    const { product_Id: id, product_images: paths } = await addProduct(
      host,
      host.token,
      {},
      pictures,
    );
    const [first = '', second = '', third = ''] = paths;
    const form = productForm(
      { product_name: 'Châle', removedImages: [first, '/media/unknown.jpg'] },
      [await makePicture(14)],
    );
    const saved = productSchema.parse((await save(host, id, form)).json());
    expect(saved.product_name).toBe('Châle');
    expect(saved.product_images.slice(0, 2)).toEqual([second, third]);
    expect(saved.product_images).toHaveLength(3);
    expect((await call(host, 'GET', first)).statusCode).toBe(404);
    const order = JSON.stringify(['new:0', third]);
    const ordered = await save(host, id, productForm({ image_order: order }, pictures.slice(0, 1)));
    expect(ordered.json().product_images).toEqual([first, third, second, saved.product_images[2]]);
    const wrong = await save(host, id, productForm({ image_order: '["/media/x.jpg"]' }));
    expect(wrong.json().fields).toEqual({ image_order: 'bad_format' });
  });

  test('host.md a product has ten pictures at most, and a refused save leaves none', async () => {
    const host = running();
    const some = await Promise.all([21, 22, 23, 24, 25, 26].map(makePicture));
    const { product_Id: id } = await addProduct(host, host.token, {}, some);
    const more = await Promise.all([27, 28, 29, 30, 32].map(makePicture));
    const count = () => host.shop.database.db.selectFrom('pictures').select('path').execute();
    const before = await count();
    const answer = await save(host, id, productForm({}, more));
    expect(answer.json().fields).toEqual({ product_images: 'too_numerous' });
    expect(await count()).toHaveLength(before.length);
  });

  test('O13 a form loaded before an order came in is merged with it', async () => {
    const host = running();
    const { product_Id: id } = await addProduct(host, host.token, {
      colors: colors({ M: 5, L: 2 }),
    });
    const base = colors({ M: 5, L: 2 });
    await call(host, 'POST', '/api/commands/', { body: orderOf(id, { quantity: 2 }) });
    const form = productForm({ base_colors: base, colors: colors({ M: 8, L: 2, XL: 1 }) });
    expect((await save(host, id, form)).statusCode).toBe(200);
    expect(await stockOf(host, id)).toEqual({ M: 6, L: 2, XL: 1 });
    expect(await movedStock(host, id)).toBe(9);
  });

  test('O13 a difference that cannot be applied is refused with the stock as it stands', async () => {
    const host = running();
    const { product_Id: id } = await addProduct(host, host.token, { colors: colors({ M: 5 }) });
    const base = colors({ M: 5 });
    await call(host, 'POST', '/api/commands/', { body: orderOf(id, { quantity: 4 }) });
    const answer = await save(
      host,
      id,
      productForm({ base_colors: base, colors: colors({ M: 3 }) }),
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stock_moved', colors: JSON.parse(colors({ M: 1 })) }),
    ]);
    expect(await stockOf(host, id)).toEqual({ M: 1 });
  });

  test('O13 without its base a form sets the stock, and orders meanwhile lose no piece', async () => {
    const host = running();
    const { product_Id: id } = await addProduct(host, host.token, { colors: colors({ M: 40 }) });
    const orders = Array.from({ length: 10 }, (_, number) =>
      call(host, 'POST', '/api/commands/', { body: orderOf(id, { street: `${number}` }) }),
    );
    const saves = Array.from({ length: 4 }, () =>
      save(host, id, productForm({ colors: colors({ M: 40 }) })),
    );
    const answers = await Promise.all([...orders, ...saves]);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 201]));
    const { M = -1 } = await stockOf(host, id);
    expect(M).toBe(await movedStock(host, id));
  });

  test('ADM-5 a deleted product is gone, with its pictures', async () => {
    const host = running();
    const product = await addProduct(host, host.token, {}, [await makePicture(41)]);
    const url = `${PRODUCTS}${product.product_Id}/`;
    expect((await call(host, 'DELETE', url, { token: host.token })).statusCode).toBe(204);
    expect((await call(host, 'GET', url)).statusCode).toBe(404);
    expect((await call(host, 'DELETE', url, { token: host.token })).statusCode).toBe(404);
    expect((await call(host, 'GET', product.product_images[0] ?? '')).statusCode).toBe(404);
    expect(await movedStock(host, product.product_Id)).toBe(0);
  });

  test.each(['0', '01', 'abc', '1e3', '%00', '99999999999999999999'])(
    'there is no product named %s',
    async (id) => {
      const host = running();
      const { token } = host;
      const url = `${PRODUCTS}${id}/`;
      const read = await call(host, 'GET', url);
      const removed = await call(host, 'DELETE', url, { token });
      const saved = await call(host, 'PUT', url, { token, body: productForm() });
      expect([read.statusCode, removed.statusCode, saved.statusCode]).toEqual([404, 404, 404]);
    },
  );
});
