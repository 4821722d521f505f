import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Order, Product } from '@shop/contract/schemas';
import { searchableDigits } from '../../lib/order-search.ts';
import { compareNewest } from '../../lib/newest-orders.ts';
import { orderPath, orderSearchPath, productPath } from '../../lib/paths.ts';

/** The groups of the search's results, in order. */
export const GROUPS = ['orders', 'products', 'customers'] as const;
/** The results of a group that are shown. */
const MAX_OF_GROUP = 5;

/** A person in the orders. */
type Customer = { name: string; phone: string };

/** A result of the search, and the URL that it opens. */
export type SearchOption = { id: string; to: string } & (
  | { group: 'orders'; order: Order }
  | { group: 'products'; product: Product }
  | { group: 'customers'; customer: Customer }
);

/**
 * The results of a search: orders, the newest first, products, and the customers of the orders.
 * @param customerHref the URL that a customer opens, by phone number or name
 */
export function searchOptions(
  found: readonly Order[],
  products: readonly Product[],
  customerHref: (search: string) => string = orderSearchPath,
): SearchOption[] {
  const orders = found.toSorted(compareNewest);
  return [
    ...orders.slice(0, MAX_OF_GROUP).map((order) => ({
      group: 'orders' as const,
      id: `order ${order.command_id}`,
      to: orderPath(order.command_id),
      order,
    })),
    ...products.slice(0, MAX_OF_GROUP).map((product) => ({
      group: 'products' as const,
      id: `product ${product.product_Id}`,
      to: productPath(product.product_Id),
      product,
    })),
    ...distinctCustomers(orders)
      .slice(0, MAX_OF_GROUP)
      .map(({ key, ...customer }) => ({
        group: 'customers' as const,
        id: `customer ${key}`,
        to: customerHref(withoutRemark(customer.phone) || customer.name),
        customer,
      })),
  ];
}

/** The numbers of a phone field, without words such as "(mari)", which no search finds. */
function withoutRemark(phone: string): string {
  return phone.replaceAll(/\(?\p{L}[\p{L}.'’]*\)?/gu, '').trim();
}

/** The different pairs of name and phone number, in any notation, of some orders. */
function distinctCustomers(orders: readonly Order[]): (Customer & { key: string })[] {
  const customers = new Map(
    orders
      .map(({ client_name: name, number: phone }) => ({
        key: `${searchableDigits(phone)} ${normalizeForSearch(name)}`,
        name,
        phone,
      }))
      // The first order of a customer decides the notation.
      .toReversed()
      .map((customer) => [customer.key, customer]),
  );
  return [...customers.values()].toReversed();
}
