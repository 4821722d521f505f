import { productSchema } from '@shop/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase, type TestDatabase } from '../testing/each-database.ts';
import { addProduct, colors, createJpeg, orderBody, productForm } from '../testing/products.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { sendOrder } from '../testing/orders.ts';

const ADDRESS = '203.0.113.7';

const URLS = [
  '/api/products/',
  '/api/products/popular/',
  '/api/products/badge/Promo/',
  '/api/products/gender/Women/',
  '/api/products/gender/Women/season/New%20Arrivals/',
  '/api/products/?limit=2',
  '/api/products/?limit=2&offset=1&sort=price',
  '/api/products/?in_stock=true&size=M',
  '/api/products/?in_stock=false',
  '/api/products/?sold_out_variant=true',
  '/api/products/?search=echarpe',
  '/api/products/?limit=1&offset=50',
  '/api/products/1/',
  '/api/products/2/',
  '/api/products/3/',
  '/api/products/facets/',
  '/api/products/facets/?gender=Women',
  '/api/images/',
  '/api/images/banner/',
  '/api/images/rounded/',
];

/** Returns the responses of an API server to all public reads, with their row counts and ETags. */
async function readAll(api: TestApi): Promise<Record<string, unknown>> {
  const responses = await Promise.all(URLS.map((url) => call(api, 'GET', url)));
  return Object.fromEntries(
    responses.map((response, index) => [
      URLS[index],
      [
        response.statusCode,
        response.headers['x-total-count'],
        response.headers.etag,
        response.body,
      ],
    ]),
  );
}

eachDatabase((createTestDatabase) => {
  let testDatabase: TestDatabase;
  let writer: TestApi;
  let other: TestApi;
  let token = '';
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    writer = await createTestApi(testDatabase);
    other = await createTestApi(testDatabase);
    token = (await logIn(writer)).access;
  });
  afterAll(async () => {
    await writer.close();
    await other.close();
    await testDatabase.remove();
  });

  const write = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
    call(writer, method, url, { token, body });
  const imageForm = (type: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('image_type', type);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const placed: string[] = [];
  const placeOrder = async (quantity: number) => {
    const response = await sendOrder(writer, orderBody('1', { quantity }));
    placed.push(String(response.json().command_id));
    return response;
  };
  const addImage = async (type: string, number: number) => {
    const form = imageForm(type);
    form.append('image', await createJpeg(number), 'image.jpg');
    return write('POST', '/api/images/', form);
  };
  const saveProduct = (id: string, changes: Record<string, string>, image?: Blob) =>
    write('PUT', `/api/products/${id}/`, productForm(changes, image ? [image] : []));

  /** Every operation that changes the catalogue, run one after the other. */
  const writes: [name: string, run: () => Promise<{ statusCode: number }>][] = [
    ['a new product', () => write('POST', '/api/products/', productForm())],
    ['a second product', () => write('POST', '/api/products/', productForm({ gender: 'Men' }))],
    ['a third product', () => write('POST', '/api/products/', productForm({ price: '9.00' }))],
    ['another name', () => saveProduct('2', { product_name: 'Chemise' })],
    ['another price', () => saveProduct('1', { promo_percentage: '50.00' })],
    ['another material', () => saveProduct('1', { promo_percentage: '50.00', material: 'Lin' })],
    ['another care', () => saveProduct('1', { promo_percentage: '50.00', care: 'Lavage à 30 °C' })],
    ['the earlier price', () => saveProduct('1', {})],
    ['another stock', () => saveProduct('3', { price: '9.00', colors: colors({ M: 0, L: 1 }) })],
    ['a new size', () => saveProduct('3', { price: '9.00', colors: colors({ M: 0, L: 1, S: 4 }) })],
    [
      'sizes in another order',
      () => saveProduct('3', { price: '9.00', colors: colors({ S: 4, M: 0, L: 1 }) }),
    ],
    ['an image of a product', async () => saveProduct('1', {}, await createJpeg(1))],
    ['an order', () => placeOrder(2)],
    ['an order of the last piece', () => placeOrder(3)],
    [
      'a cancelled order',
      () => write('PATCH', `/api/commands/${placed[1]}/`, { status: 'cancelled' }),
    ],
    ['a deleted order', () => write('DELETE', `/api/commands/delete/${placed[0]}/`)],
    ['a banner', () => addImage('banner', 2)],
    ['a second banner', () => addImage('banner', 3)],
    [
      'banners in another order',
      () => write('PUT', '/api/images/2/', imageForm('banner', { position: '0' })),
    ],
    [
      'a banner changed to a rounded image',
      () => write('PUT', '/api/images/1/', imageForm('rounded')),
    ],
    ['a deleted site image', () => write('DELETE', '/api/images/2/')],
    ['a deleted product', () => write('DELETE', '/api/products/2/')],
  ];

  test.each(writes)(
    '%s is in the next read of its process, and in reads of other processes within a second',
    async (_name, run) => {
      const before = await readAll(other);
      const { statusCode } = await run();
      expect(statusCode).toBeLessThan(300);
      const after = await readAll(writer);
      other.advanceClock(1_000);
      const others = await readAll(other);
      const fresh = await createTestApi(testDatabase);
      const expected = await readAll(fresh);
      await fresh.close();
      expect(after).toEqual(expected);
      expect(others).toEqual(expected);
      expect(expected).not.toEqual(before);
    },
  );

  test('a cached list is served from memory: a change without a row in the change feed is not visible', async () => {
    await readAll(writer);
    const before = await readAll(writer);
    await writer.context.database.db.transaction().execute(async (db) => {
      await db.updateTable('products').set({ name: 'Changed' }).where('id', '=', 1).execute();
      await db.updateTable('site_images').set({ image: '/media/other.jpg' }).execute();
      await db.deleteFrom('catalogue_changes').execute();
    });
    writer.advanceClock(1_000);
    expect(await readAll(writer)).toEqual(before);
    // A process that was idle for longer than a minute invalidates its whole cache.
    writer.advanceClock(61_000);
    const [product] = productSchema
      .array()
      .parse((await call(writer, 'GET', '/api/products/')).json());
    expect(product?.product_name).toBe('Changed');
  });

  test('a row changed by another program is visible within a second', async () => {
    await readAll(other);
    await writer.context.database.db
      .updateTable('products')
      .set({ name: 'Par SQL' })
      .where('id', '=', 3)
      .execute();
    other.advanceClock(1_000);
    expect((await call(other, 'GET', '/api/products/3/')).json().product_name).toBe('Par SQL');
  });

  test('more changes than one poll returns invalidate everything', async () => {
    await readAll(other);
    await writer.context.database.transact(async (db) => {
      await db.updateTable('products').set({ name: 'Noyé' }).where('id', '=', 3).execute();
      const changes = Array.from({ length: 700 }, () => ({
        kind: 'stock' as const,
        product_id: 1,
      }));
      for (let turn = 0; turn < 3; turn += 1) {
        await db.insertInto('catalogue_changes').values(changes).execute();
      }
    });
    other.advanceClock(1_000);
    const fresh = await createTestApi(testDatabase);
    const current = await readAll(other);
    expect(current).toEqual(await readAll(fresh));
    expect(JSON.stringify(current)).toContain('Noyé');
    await fresh.close();
  });

  test('O1 with concurrent orders, no read after a response has more stock than is left', async () => {
    const product = await addProduct(writer, token, { colors: colors({ M: 200 }) });
    const id = product.product_Id;
    const readStock = async (api: TestApi) => {
      const response = await call(api, 'GET', `/api/products/${id}/`);
      return productSchema.parse(response.json()).colors[0]?.sizes[0]?.quantity ?? -1;
    };
    let sold = 0;
    const placeOrders = async (shopper: number) => {
      for (let turn = 0; turn < 5; turn += 1) {
        const response = await sendOrder(
          writer,
          orderBody(id, { client_name: `${shopper} ${turn}` }),
        );
        expect(response.statusCode).toBe(201);
        sold += 1;
        const max = 200 - sold;
        expect(await readStock(writer)).toBeLessThanOrEqual(max);
        const list = await call(writer, 'GET', '/api/products/?sort=newest&limit=1');
        const [newest] = productSchema.array().parse(list.json());
        expect(newest?.colors[0]?.sizes[0]?.quantity).toBeLessThanOrEqual(max);
      }
    };
    await Promise.all(Array.from({ length: 30 }, (_, shopper) => placeOrders(shopper)));
    expect(await readStock(writer)).toBe(50);
    other.advanceClock(1_000);
    expect(await readStock(other)).toBe(50);
  });

  test('searches without a hit and pages behind the end are not cached one by one, and other lists are', async () => {
    const { catalogue } = writer.context;
    for (const query of [{ search: 'zzz-no-hit' }, { limit: 5, offset: 900_000 }]) {
      const first = await catalogue.products(query, ADDRESS);
      expect(await catalogue.products(query, ADDRESS)).not.toBe(first);
    }
    const all = await catalogue.products({}, ADDRESS);
    expect(await catalogue.products({}, ADDRESS)).toBe(all);
  });
});
