import type { Order, Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { customerSearchPath } from '../../lib/paths.ts';
import { searchOptions } from './search-options.ts';

function order(command_id: string, client_name: string, number: string): Order {
  return {
    command_id,
    client_name,
    email: '',
    number,
    city: 'Tunis',
    street: '',
    total_amount: '87.90',
    shipping_charge: '8.00',
    command_products: [],
  };
}

const product: Product = {
  product_Id: '7',
  product_name: 'Robe Jasmin',
  description: '',
  price: '150.00',
  promo_percentage: '0.00',
  discounted_price: '150.00',
  badge: 'No Badge',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: false,
  product_images: [],
  colors: [],
};

test('a customer opens the customers’ records, where the API server has them', () => {
  const found = searchOptions([order('K7Q29', 'Amel', '98 765 432')], [], customerSearchPath);
  expect(found.at(-1)?.to).toBe('/admin/customers#search=98+765+432');
});

test('a customer is searched by the numbers of the phone field, without its remarks', () => {
  const target = (phone: string) => searchOptions([order('K7Q29', 'Amel', phone)], []).at(-1)?.to;
  expect(target('98765432 (mari)')).toBe('/admin/commands#search=98765432');
  expect(target('Hors ligne')).toBe('/admin/commands#search=Amel');
});

test('the results are orders, products and customers, and each opens its entry', () => {
  const found = searchOptions([order('K7Q29-FXM3T', 'Amel Béji', '+216 98 765 432')], [product]);
  expect(found.map(({ group, to }) => [group, to])).toEqual([
    ['orders', '/admin/commands?open=K7Q29-FXM3T'],
    ['products', '/admin/products?open=7'],
    ['customers', '/admin/commands#search=%2B216+98+765+432'],
  ]);
});

test('a customer is one name with one phone number, in any notation; a shared phone is two customers', () => {
  const found = searchOptions(
    [
      order('9', 'Amel Béji', '+216 98 765 432'),
      order('8', 'amel beji', '98765432'),
      order('7', 'Sami Béji', '98 765 432'),
      order('6', 'Amel Béji', '20 123 456'),
      order('5', 'Hors ligne', ''),
    ],
    [],
  ).flatMap((option) => (option.group === 'customers' ? [option] : []));
  expect(found.map(({ customer, to }) => [customer.name, customer.phone, to])).toEqual([
    ['Amel Béji', '+216 98 765 432', '/admin/commands#search=%2B216+98+765+432'],
    ['Sami Béji', '98 765 432', '/admin/commands#search=98+765+432'],
    ['Amel Béji', '20 123 456', '/admin/commands#search=20+123+456'],
    ['Hors ligne', '', '/admin/commands#search=Hors+ligne'],
  ]);
});

test('a group has five results at most, and the ids are different', () => {
  const orders = Array.from({ length: 8 }, (_, at) => order(`${at}`, `Amel ${at}`, '98765432'));
  const found = searchOptions(orders, [product]);
  expect(found.map(({ group }) => group)).toEqual([
    ...Array<string>(5).fill('orders'),
    'products',
    ...Array<string>(5).fill('customers'),
  ]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(11);
});

test('the newest orders of a customer are shown, in whatever order an API server lists them', () => {
  const orders = ['3', '10', '1', '9', '2', '8'].map((id) => order(id, 'Amel Béji', '98765432'));
  const found = searchOptions(orders, []).filter(({ group }) => group === 'orders');
  expect(found.map(({ id }) => id)).toEqual(['10', '9', '8', '3', '2'].map((id) => `order ${id}`));
});
