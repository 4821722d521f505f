import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { listOrders } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';

const line = { product: '1', size: 'M', color: '#17457F', quantity: 1 };

/** Invalid bodies, each with the expected field errors. */
const INVALID_BODIES: [
  name: string,
  change: Record<string, unknown>,
  fields: Record<string, string>,
][] = [
  ['no name', { client_name: undefined }, { client_name: 'required' }],
  ['a name of spaces', { client_name: '  ' }, { client_name: 'required' }],
  ['a name that is a number', { client_name: 5 }, { client_name: 'not_text' }],
  ['a long name', { client_name: 'a'.repeat(121) }, { client_name: 'too_long' }],
  ['the null character', { client_name: 'a\0b' }, { client_name: 'bad_format' }],
  ['an escape in the name', { client_name: 'a\u001Bb' }, { client_name: 'bad_format' }],
  ['a line break in the city', { city: 'Sfax\nTunis' }, { city: 'bad_format' }],
  ['a reversed street', { street: '4, \u202Eeur' }, { street: 'bad_format' }],
  ['an isolated street', { street: '4, \u2066rue\u2069' }, { street: 'bad_format' }],
  ['half of a surrogate pair', { client_name: 'a\uD800' }, { client_name: 'bad_format' }],
  ['no @', { email: 'amira' }, { email: 'bad_email' }],
  ['a long e-mail', { email: `${'a'.repeat(4_000)}@b.tn` }, { email: 'too_long' }],
  ['a total of three decimals', { total_amount: '71.921' }, { total_amount: 'too_many_decimals' }],
  ['a total in hexadecimal', { total_amount: '0x10' }, { total_amount: 'not_a_number' }],
  ['a total of null', { total_amount: null }, { total_amount: 'not_a_number' }],
  ['a negative total', { total_amount: '-8.00' }, { total_amount: 'too_small' }],
  ['a name of invisible characters', { client_name: '\u200B\u200B' }, { client_name: 'required' }],
  ['a city of a blank letter', { city: '\u3164' }, { city: 'required' }],
  ['no lines', { command_products: [] }, { command_products: 'required' }],
  ['an extra field', { status: 'delivered' }, { status: 'unknown' }],
];
const QUANTITIES: [quantity: unknown, code: string][] = [
  [null, 'not_a_number'],
  [true, 'not_a_number'],
  ['2', 'not_a_number'],
  ['0x10', 'not_a_number'],
  [1.5, 'not_an_integer'],
  [0, 'too_small'],
  [-1, 'too_small'],
  [10_001, 'too_big'],
  [[1], 'not_a_number'],
];

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test.each(INVALID_BODIES)(
    'M1, Z3 an order with %s is refused with its invalid fields',
    async (_name, change, fields) => {
      const body = { ...orderBody('1'), ...change };
      const response = await call(getApi(), 'POST', '/api/commands/', { body });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'invalid', fields });
    },
  );

  test.each(['98 76', 'appelez', '98 765 432 (après 18 h)'])(
    'CMD-1 the phone number %j is accepted unchanged',
    async (number) => {
      const api = getApi();
      const { product_Id } = await addProduct(api, api.token);
      const body = orderBody(product_Id, { number });
      const response = await call(api, 'POST', '/api/commands/', { body });
      expect(response.statusCode).toBe(201);
    },
  );

  test('CMD-1 a phone number copied from a list of contacts is accepted without its direction controls', async () => {
    const api = getApi();
    const { product_Id } = await addProduct(api, api.token);
    const body = orderBody(product_Id, { number: '\u202A98 765 432\u202C', city: 'صفاقس' });
    const response = await call(api, 'POST', '/api/commands/', { body });
    expect(response.statusCode).toBe(201);
    const [order] = await listOrders(api, api.token);
    expect(order).toMatchObject({ number: '98 765 432', city: 'صفاقس' });
  });

  test.each(QUANTITIES)(
    'M1, M2 a quantity of %j is refused, not coerced',
    async (quantity, code) => {
      const body = { ...orderBody('1'), command_products: [{ ...line, quantity }] };
      const response = await call(getApi(), 'POST', '/api/commands/', { body });
      expect(response.json()).toMatchObject({
        code: 'invalid',
        fields: { 'command_products.0.quantity': code },
      });
    },
  );

  test.each(['[]', 'null', '5', '"text"'])('a body of %s is JSON but not valid', async (body) => {
    const response = await call(getApi(), 'POST', '/api/commands/', { body });
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
  });

  test.each([
    '{',
    '',
    '{"a":1}x',
    '{"__proto__":{"a":1}}',
    '\uFEFF{}',
    '{"city":"Sfax","city":"Tunis"}',
    '{"city":"Sfax","c\\u0069ty":"Tunis"}',
    '{"command_products":[{"quantity":1,"quantity":2}]}',
  ])('a body of %j is not valid JSON', async (body) => {
    const response = await call(getApi(), 'POST', '/api/commands/', { body });
    expect([response.statusCode, response.json().code]).toEqual([400, 'unreadable']);
  });

  test('a body that is not UTF-8 cannot be read', async () => {
    const { app } = getApi();
    const payload = Buffer.from(JSON.stringify(orderBody('1', { city: 'Médenine' })), 'latin1');
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/api/commands/', headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'unreadable']);
  });

  test('a text with the characters of JSON is no duplicate key', async () => {
    const api = getApi();
    const { product_Id } = await addProduct(api, api.token);
    const street = 'rue "des": {"a":1,"a":2} \\"b":';
    const response = await call(api, 'POST', '/api/commands/', {
      body: orderBody(product_Id, { street }),
    });
    expect(response.statusCode).toBe(201);
  });

  test('I1 a body of thousands of nested lists is not valid', async () => {
    const depth = 30_000;
    const body = `{"client_name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const response = await call(getApi(), 'POST', '/api/commands/', { body });
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
  });

  test('a body above every limit gives 413', async () => {
    const body = { ...orderBody('1'), street: 'x'.repeat(200_000) };
    const response = await call(getApi(), 'POST', '/api/commands/', { body });
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
  });

  test('the response to thousands of unknown fields is small', async () => {
    const extra = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`f${index}`, 1]));
    const response = await call(getApi(), 'POST', '/api/commands/', { body: extra });
    expect(response.statusCode).toBe(422);
    expect(response.body.length).toBeLessThan(3_000);
  });
});
