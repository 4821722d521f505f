import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { orderOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';

const line = { product: '1', size: 'M', color: '#17457F', quantity: 1 };

/** Bodies of a wrong kind, each with the fault it is answered with. */
const FAULTS: [name: string, change: Record<string, unknown>, fields: Record<string, string>][] = [
  ['no name', { client_name: undefined }, { client_name: 'required' }],
  ['a name of spaces', { client_name: '  ' }, { client_name: 'required' }],
  ['a name that is a number', { client_name: 5 }, { client_name: 'not_text' }],
  ['a long name', { client_name: 'a'.repeat(121) }, { client_name: 'too_long' }],
  ['the null character', { client_name: 'a\0b' }, { client_name: 'bad_format' }],
  ['no @', { email: 'amira' }, { email: 'bad_email' }],
  ['a long e-mail', { email: `${'a'.repeat(4_000)}@b.tn` }, { email: 'too_long' }],
  ['letters for a phone', { number: 'appelez' }, { number: 'bad_phone' }],
  ['a total of three decimals', { total_amount: '71.921' }, { total_amount: 'too_many_decimals' }],
  ['a total in hexadecimal', { total_amount: '0x10' }, { total_amount: 'not_a_number' }],
  ['a total of null', { total_amount: null }, { total_amount: 'not_a_number' }],
  ['a negative total', { total_amount: '-8.00' }, { total_amount: 'too_small' }],
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

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test.each(FAULTS)(
    'M1, Z3 an order with %s is refused by field',
    async (_name, change, fields) => {
      const body = { ...orderOf('1'), ...change };
      const answer = await call(running(), 'POST', '/api/commands/', { body });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields });
    },
  );

  test.each(QUANTITIES)(
    'M1, M2 a quantity of %j is refused, not coerced',
    async (quantity, code) => {
      const body = { ...orderOf('1'), command_products: [{ ...line, quantity }] };
      const answer = await call(running(), 'POST', '/api/commands/', { body });
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        fields: { 'command_products.0.quantity': code },
      });
    },
  );

  test.each(['[]', 'null', '5', '"text"'])(
    'a body of %s is readable but not valid',
    async (body) => {
      const answer = await call(running(), 'POST', '/api/commands/', { body });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid']);
    },
  );

  test.each(['{', '', '{"a":1}x', '{"__proto__":{"a":1}}'])(
    'a body of %j cannot be read',
    async (body) => {
      const answer = await call(running(), 'POST', '/api/commands/', { body });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unreadable']);
    },
  );

  test('host.md a body beyond every limit is too large, and answered as such', async () => {
    const body = { ...orderOf('1'), street: 'x'.repeat(200_000) };
    const answer = await call(running(), 'POST', '/api/commands/', { body });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });

  test('thousands of unknown fields are not echoed back', async () => {
    const extra = Object.fromEntries(Array.from({ length: 9_000 }, (_, place) => [`f${place}`, 1]));
    const answer = await call(running(), 'POST', '/api/commands/', { body: extra });
    expect(answer.statusCode).toBe(422);
    expect(answer.body.length).toBeLessThan(3_000);
  });
});
