import type {
  ApiOrder,
  Customer,
  CustomerRecord,
  CustomerNote,
  OrderCustomer,
} from '@shop/contract/schemas';
import { formatMoney, parseMoney } from '@shop/contract/money';
import { phoneDigits } from '@shop/contract/phone';

const NOTES: CustomerNote[] = [
  { id: '2', at: '2026-11-18T10:20:00.000Z', by: 'Salma', note: 'Livrer après 17 h.' },
  { id: '1', at: '2026-10-02T09:05:00.000Z', by: 'owner', note: 'Préfère WhatsApp.' },
];
/** The statuses of the first customer's orders. */
const FIRST_STATUSES = ['new', 'delivered', 'returned', 'cancelled'] as const;
const CUSTOMERS_WITH_DATA: Record<number, Partial<Customer>> = {
  0: {
    orders: 4,
    delivered: 1,
    refused: 2,
    delivered_rate: 33,
    total_paid: '193.40',
    tags: ['grossiste', 'Sfax centre'],
  },
  1: {
    orders: 5,
    delivered: 4,
    delivered_rate: 100,
    refused: 0,
    total_paid: '412.60',
    tags: ['fidèle'],
  },
  2: { blocked: true, refused: 3, delivered_rate: 0, orders: 3 },
};

/** A customer for each phone number of the orders. The first one has refused two orders, the third one is blocked. */
export function fixtureCustomers(orders: readonly ApiOrder[]): Customer[] {
  const byNumber = Map.groupBy(orders, ({ number }) => phoneDigits(number).replace(/^216/, ''));
  return Array.from(byNumber.values()).map((own, index) => toCustomer(own, index));
}

function toCustomer(orders: readonly ApiOrder[], index: number): Customer {
  const [latest] = orders;
  const delivered = orders.filter(({ status }) => status === 'delivered');
  const refused = orders.filter(({ status }) => status === 'returned' || status === 'cancelled');
  const ended = delivered.length + refused.length;
  const paid = delivered.reduce((sum, order) => sum + (parseMoney(order.total_amount) ?? 0), 0);
  return {
    id: String(index + 1),
    name: latest?.client_name ?? '',
    numbers: [phoneDigits(latest?.number ?? '').replace(/^216/, '')],
    places: [...new Set(orders.map(({ city }) => city))],
    orders: orders.length,
    delivered: delivered.length,
    refused: refused.length,
    delivered_rate: ended === 0 ? null : Math.round((100 * delivered.length) / ended),
    total_paid: formatMoney(paid),
    last_order_at: latest?.created_at ?? null,
    tags: [],
    blocked: false,
    ...CUSTOMERS_WITH_DATA[index],
  };
}

/** The record of a customer; the first one has two merged numbers. */
export function fixtureCustomerRecord(
  orders: readonly ApiOrder[],
  id: string,
): CustomerRecord | undefined {
  const customer = fixtureCustomers(orders).find((each) => each.id === id);
  if (!customer) return undefined;
  const isFirst = customer.id === '1';
  const own = isFirst
    ? FIRST_STATUSES.flatMap((status, index) => {
        const order = orders[index];
        return order ? [{ ...order, status, client_name: customer.name }] : [];
      })
    : orders.filter(({ number }) =>
        customer.numbers.includes(phoneDigits(number).replace(/^216/, '')),
      );
  return {
    ...customer,
    numbers: isFirst ? [...customer.numbers, '22111333'] : customer.numbers,
    order_list: own.map((order) => ({
      command_id: order.command_id,
      created_at: order.created_at,
      status: order.status,
      outcome: outcomeOf(order.status),
      client_name: order.client_name,
      city: order.city,
      street: order.street,
      total_amount: order.total_amount,
    })),
    notes: isFirst ? NOTES : [],
    merged: isFirst ? [{ id: '99', numbers: ['22111333'] }] : [],
  };
}

function outcomeOf(status: ApiOrder['status']) {
  if (status === 'delivered') return 'delivered';
  return status === 'returned' || status === 'cancelled' ? 'refused' : 'open';
}

/** The customer of an order. The first order has every warning. */
export function fixtureOrderCustomer(
  orders: readonly ApiOrder[],
  { command_id: id, number }: ApiOrder,
): OrderCustomer | undefined {
  const customers = fixtureCustomers(orders);
  const digits = phoneDigits(number).replace(/^216/, '');
  const customer = customers.find(({ numbers }) => numbers.includes(digits));
  if (!customer) return undefined;
  const isFirst = id === orders[0]?.command_id;
  const [, other] = customers;
  return {
    customer,
    others: isFirst && other ? [other] : [],
    notes: customer.id === '1' ? NOTES : [],
    warnings: [
      ...(customer.blocked ? (['blocked'] as const) : []),
      ...(customer.refused >= 2 ? (['refused'] as const) : []),
      ...(isFirst ? (['same_lines', 'burst', 'other_file'] as const) : []),
    ],
    same_orders: isFirst ? orders.slice(1, 2).map((each) => each.command_id) : [],
    burst_orders: isFirst ? 6 : 0,
  };
}
