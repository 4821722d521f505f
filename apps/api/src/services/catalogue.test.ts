import { productSchema } from '@shop/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signIn } from '../testing/calls.ts';
import { eachDatabase, type Place } from '../testing/each-database.ts';
import { addProduct, colors, makePicture, orderOf, productForm } from '../testing/goods.ts';
import { makeHost, type Host } from '../testing/host.ts';
import { order } from '../testing/orders.ts';

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

/** What a host answers to all public reads; counts and tags are part of it. */
async function readAll(host: Host): Promise<Record<string, unknown>> {
  const answers = await Promise.all(URLS.map((url) => call(host, 'GET', url)));
  return Object.fromEntries(
    answers.map((answer, place) => [
      URLS[place],
      [answer.statusCode, answer.headers['x-total-count'], answer.headers.etag, answer.body],
    ]),
  );
}

eachDatabase((makePlace) => {
  let place: Place;
  let writer: Host;
  let other: Host;
  let token = '';
  beforeAll(async () => {
    place = await makePlace();
    writer = await makeHost(place);
    other = await makeHost(place);
    token = (await signIn(writer)).access;
  });
  afterAll(async () => {
    await writer.close();
    await other.close();
    await place.remove();
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
  const placeOne = async (quantity: number) => {
    const answer = await order(writer, orderOf('1', { quantity }));
    placed.push(String(answer.json().command_id));
    return answer;
  };
  const addImage = async (type: string, number: number) => {
    const form = imageForm(type);
    form.append('image', await makePicture(number), 'picture.jpg');
    return write('POST', '/api/images/', form);
  };
  const save = (id: string, changes: Record<string, string>, picture?: Blob) =>
    write('PUT', `/api/products/${id}/`, productForm(changes, picture ? [picture] : []));

  /** Every way the catalogue changes, one after the other. */
  const writes: [name: string, run: () => Promise<{ statusCode: number }>][] = [
    ['a new product', () => write('POST', '/api/products/', productForm())],
    ['a second one', () => write('POST', '/api/products/', productForm({ gender: 'Men' }))],
    ['a third one', () => write('POST', '/api/products/', productForm({ price: '9.00' }))],
    ['another name', () => save('2', { product_name: 'Chemise' })],
    ['another price', () => save('1', { promo_percentage: '50.00' })],
    ['the price as it was', () => save('1', {})],
    ['another stock', () => save('3', { price: '9.00', colors: colors({ M: 0, L: 1 }) })],
    ['a new size', () => save('3', { price: '9.00', colors: colors({ M: 0, L: 1, S: 4 }) })],
    [
      'sizes in another order',
      () => save('3', { price: '9.00', colors: colors({ S: 4, M: 0, L: 1 }) }),
    ],
    ['a picture', async () => save('1', {}, await makePicture(1))],
    ['an order', () => placeOne(2)],
    ['an order of the last piece', () => placeOne(3)],
    [
      'an order cancelled',
      () => write('PATCH', `/api/commands/${placed[1]}/`, { status: 'cancelled' }),
    ],
    ['an order deleted', () => write('DELETE', `/api/commands/delete/${placed[0]}/`)],
    ['a banner', () => addImage('banner', 2)],
    ['a second banner', () => addImage('banner', 3)],
    [
      'banners in another order',
      () => write('PUT', '/api/images/2/', imageForm('banner', { position: '0' })),
    ],
    ['a banner made round', () => write('PUT', '/api/images/1/', imageForm('rounded'))],
    ['an image deleted', () => write('DELETE', '/api/images/2/')],
    ['a product deleted', () => write('DELETE', '/api/products/2/')],
  ];

  test.each(writes)(
    'host.md %s shows in the next read of its process, and in others’ within a second',
    async (_name, run) => {
      const before = await readAll(other);
      const { statusCode } = await run();
      expect(statusCode).toBeLessThan(300);
      const after = await readAll(writer);
      other.pass(1_000);
      const others = await readAll(other);
      const fresh = await makeHost(place);
      const truth = await readAll(fresh);
      await fresh.close();
      expect(after).toEqual(truth);
      expect(others).toEqual(truth);
      expect(truth).not.toEqual(before);
    },
  );

  test('host.md a list already read is answered from memory: rows changed untold are not read', async () => {
    await readAll(writer);
    const before = await readAll(writer);
    await writer.shop.database.db.transaction().execute(async (db) => {
      await db.updateTable('products').set({ name: 'Changed' }).where('id', '=', 1).execute();
      await db.updateTable('site_images').set({ image: '/media/other.jpg' }).execute();
      await db.deleteFrom('catalogue_changes').execute();
    });
    writer.pass(1_000);
    expect(await readAll(writer)).toEqual(before);
    // A process that slept long trusts nothing it kept.
    writer.pass(61_000);
    const [product] = productSchema
      .array()
      .parse((await call(writer, 'GET', '/api/products/')).json());
    expect(product?.product_name).toBe('Changed');
  });

  test('host.md a row changed by any other hand shows within a second', async () => {
    await readAll(other);
    await writer.shop.database.db
      .updateTable('products')
      .set({ name: 'Par SQL' })
      .where('id', '=', 3)
      .execute();
    other.pass(1_000);
    expect((await call(other, 'GET', '/api/products/3/')).json().product_name).toBe('Par SQL');
  });

  test('host.md a flood of changes is caught up with', async () => {
    await readAll(other);
    await writer.shop.database.transact(async (db) => {
      await db.updateTable('products').set({ name: 'Noyé' }).where('id', '=', 3).execute();
      const told = Array.from({ length: 700 }, () => ({ kind: 'stock' as const, product_id: 1 }));
      for (let turn = 0; turn < 3; turn += 1) {
        await db.insertInto('catalogue_changes').values(told).execute();
      }
    });
    other.pass(1_000);
    const fresh = await makeHost(place);
    const caughtUp = await readAll(other);
    expect(caughtUp).toEqual(await readAll(fresh));
    expect(JSON.stringify(caughtUp)).toContain('Noyé');
    await fresh.close();
  });

  test('O1 in a storm of orders no read begun after an answer shows more than is left', async () => {
    const product = await addProduct(writer, token, { colors: colors({ M: 200 }) });
    const id = product.product_Id;
    const left = async (host: Host) => {
      const answer = await call(host, 'GET', `/api/products/${id}/`);
      return productSchema.parse(answer.json()).colors[0]?.sizes[0]?.quantity ?? -1;
    };
    let sold = 0;
    const shop = async (shopper: number) => {
      for (let turn = 0; turn < 5; turn += 1) {
        const answer = await order(writer, orderOf(id, { client_name: `${shopper} ${turn}` }));
        expect(answer.statusCode).toBe(201);
        sold += 1;
        const most = 200 - sold;
        expect(await left(writer)).toBeLessThanOrEqual(most);
        const list = await call(writer, 'GET', '/api/products/?sort=newest&limit=1');
        const [newest] = productSchema.array().parse(list.json());
        expect(newest?.colors[0]?.sizes[0]?.quantity).toBeLessThanOrEqual(most);
      }
    };
    await Promise.all(Array.from({ length: 30 }, (_, shopper) => shop(shopper)));
    expect(await left(writer)).toBe(50);
    other.pass(1_000);
    expect(await left(other)).toBe(50);
  });
});
