import { FEATURES } from '@shop/contract/features';
import { productSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, productForm } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

type Fields = Record<string, string>;

const USUAL = { price: '5000', promo_percentage: '70' };
const FREE = { price: '0', promo_percentage: '0' };
const UNUSUAL: [name: string, fields: Fields, invalid: string][] = [
  ['a price of 0', FREE, 'price'],
  ['a promotion of 100 %', { price: '79.90', promo_percentage: '100' }, 'promo_percentage'],
  ['a promotion that leaves 0', { price: '0.40', promo_percentage: '99.99' }, 'promo_percentage'],
  ['a price above 5,000 TND', { price: '5000.01', promo_percentage: '0' }, 'price'],
];

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  const create = (fields: Fields, api: TestApi = getApi(), token = getApi().token) =>
    call(api, 'POST', '/api/products/', { token, body: productForm(fields) });
  const update = (id: string, fields: Fields) =>
    call(getApi(), 'PUT', `/api/products/${id}/`, {
      token: getApi().token,
      body: productForm(fields),
    });
  const read = async (id: string) =>
    productSchema.parse((await call(getApi(), 'GET', `/api/products/${id}/`)).json());

  test.for(UNUSUAL)('ADR 0108 %s is refused until it is confirmed', async ([, fields, field]) => {
    const refused = await create(fields);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'invalid', fields: { [field]: 'unconfirmed' } });
    expect((await create({ ...fields, price_confirmed: 'false' })).statusCode).toBe(422);
    expect((await create({ ...fields, price_confirmed: 'true' })).statusCode).toBe(201);
    const { product_Id: id, price } = await addProduct(getApi(), getApi().token, USUAL);
    expect((await update(id, fields)).json()).toMatchObject({ fields: { [field]: 'unconfirmed' } });
    expect(await read(id)).toMatchObject({ price });
    expect((await update(id, { ...fields, price_confirmed: 'true' })).statusCode).toBe(200);
  });

  test('ADR 0108 a free product is changed without a confirmation, and one that costs something again needs another one', async () => {
    const created = await create({ ...FREE, price_confirmed: 'true' });
    const { product_Id: id } = productSchema.parse(created.json());
    expect((await update(id, { ...FREE, product_name: 'Cadeau' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ product_name: 'Cadeau', price: '0.00' });
    expect((await update(id, USUAL)).statusCode).toBe(200);
    expect((await update(id, FREE)).statusCode).toBe(422);
  });

  test.for(['-1', '10000000.01', 'NaN', ''])(
    'ADM-6 the price %j is never accepted',
    async (price) => {
      expect((await create({ price, price_confirmed: 'true' })).statusCode).toBe(422);
    },
  );

  test.for(['-1', '100.01', '200'])('ADM-6 the promotion %s is never accepted', async (promo) => {
    const fields = { promo_percentage: promo, price_confirmed: 'true' };
    expect((await create(fields)).statusCode).toBe(422);
  });

  test('ADR 0108 an API server of section 7 alone requires no confirmation', async () => {
    const features = FEATURES.filter((feature) => feature !== 'price-confirmation');
    const api = await createTestApi(getApi().testDatabase, { features });
    const { access } = await logIn(api);
    expect((await create(FREE, api, access)).statusCode).toBe(201);
    const fields = { ...FREE, price_confirmed: 'true' };
    expect((await create(fields, api, access)).json()).toMatchObject({
      fields: { price_confirmed: 'unknown' },
    });
    await api.close();
  });
});
