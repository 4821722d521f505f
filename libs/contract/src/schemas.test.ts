import { expect, test } from 'vitest';
import { parseCommandId } from './command-id.ts';
import { isEmail } from './email.ts';
import { parseFeatures } from './features.ts';
import { isPhone } from './phone.ts';
import { orderRequestSchema, productFormSchema } from './schemas.ts';

test('a command id is read in any case, with or without dash, O as 0, I and L as 1', () => {
  expect(parseCommandId('k7q29fxm3t')).toBe('K7Q29-FXM3T');
  expect(parseCommandId(' K7Q29 - FXM3T ')).toBe('K7Q29-FXM3T');
  expect(parseCommandId('OIL29-FXM3T')).toBe('01129-FXM3T');
  expect(parseCommandId('K7Q29-FXM3U')).toBeUndefined();
  expect(parseCommandId('K7Q29-FXM3')).toBeUndefined();
});

test('CON-2 an e-mail needs a name, one @ and a domain with a dot, in 254 characters', () => {
  expect(isEmail('amira@exemple.tn')).toBe(true);
  expect(isEmail('a.b+c@x.y.tn')).toBe(true);
  for (const text of [
    'amira',
    'amira@',
    '@x.tn',
    'a@b',
    'a b@x.tn',
    'a@x..tn',
    'a@@x.tn',
    'a@x.tn.',
  ]) {
    expect(isEmail(text), text).toBe(false);
  }
  expect(isEmail(`${'a'.repeat(250)}@x.tn`)).toBe(false);
});

test('CMD-1 no real phone number is rejected', () => {
  for (const text of ['98765432', '+216 98 765 432', '(00216) 98.765.432', '+33 6 12 34 56 78']) {
    expect(isPhone(text), text).toBe(true);
  }
  for (const text of ['', 'appelez-moi', '12345', '1'.repeat(16)])
    expect(isPhone(text), text).toBe(false);
});

test('API-4 only known feature names are parsed, a missing header lists none', () => {
  expect([...parseFeatures('search  made-up paging')]).toEqual(['search', 'made-up', 'paging']);
  expect([...parseFeatures(null)]).toEqual([]);
});

const order = {
  client_name: ' Amira ',
  email: 'amira@exemple.tn',
  number: '98765432',
  city: 'Tunis',
  street: '1, rue du Jasmin',
  total_amount: '87.90',
  shipping_charge: 8,
  command_products: [{ product: 12, size: 'M', color: '#17457F', quantity: 1 }],
};

test('CMD-2 an order is read with ids as text and money in millimes', () => {
  const read = orderRequestSchema.parse(order);
  expect(read.client_name).toBe('Amira');
  expect(read.total_amount).toBe(87_900);
  expect(read.shipping_charge).toBe(8_000);
  expect(read.command_products[0]?.product).toBe('12');
});

test.each([
  ['quantity null', { quantity: null }, 'not_a_number'],
  ['quantity true', { quantity: true }, 'not_a_number'],
  ['quantity as text', { quantity: '0x10' }, 'not_a_number'],
  ['quantity 1.5', { quantity: 1.5 }, 'not_an_integer'],
  ['quantity 0', { quantity: 0 }, 'too_small'],
  ['quantity beyond limits', { quantity: 10_001 }, 'too_big'],
])('M1 an order with %s is rejected, not coerced', (_name, change, code) => {
  const line = { ...order.command_products[0], ...change };
  const read = orderRequestSchema.safeParse({ ...order, command_products: [line] });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([code]);
});

test('Z3 an unknown field is rejected', () => {
  const read = orderRequestSchema.safeParse({ ...order, status: 'delivered' });
  expect(read.error?.issues[0]?.code).toBe('unrecognized_keys');
});

test('ADM-6 a product form needs its name, price, sizes and quantities, and lists each error', () => {
  const read = productFormSchema.safeParse({
    product_name: ' ',
    description: '',
    price: '12.345',
    promo_percentage: '101',
    badge: 'Sale',
    gender: 'Men',
    season: 'New Arrivals',
    colors: [{ color_name: 'blue', sizes: [{ size: '', quantity: -1 }] }],
    is_popular: true,
    removedImages: [],
  });
  const errors = Object.fromEntries(
    (read.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
  expect(errors).toEqual({
    product_name: 'required',
    price: 'too_many_decimals',
    promo_percentage: 'too_big',
    badge: 'not_a_choice',
    'colors.0.color_name': 'bad_color',
    'colors.0.sizes.0.size': 'required',
    'colors.0.sizes.0.quantity': 'too_small',
  });
});
