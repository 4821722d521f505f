import type { Order, OrderLine } from '@shop/contract/schemas';

const LINE: OrderLine = {
  product: {
    product_Id: '0',
    product_name: 'Robe en lin brodée',
    product_images: [],
    discounted_price: '40.00',
  },
  size: 'M',
  color: 'Bleu',
  quantity: 1,
};

const STATUSES = ['new', 'new', 'new', 'confirmed', 'shipped', 'delivered'] as const;

/** The contents of the placeholders of orders. */
export const SAMPLE_ORDERS: readonly Order[] = Array.from(
  STATUSES.entries(),
  ([place, status]) => ({
    command_id: `0000${place}-000000`,
    client_name: 'Yasmine Ben Salah',
    email: '',
    number: '20123456',
    city: 'La Marsa',
    street: '12, rue du Jasmin',
    total_amount: '128.00',
    shipping_charge: '8.00',
    created_at: '2000-12-20T10:00:00.000Z',
    status,
    // One order has more lines than a row has images.
    command_products: place === 1 ? [LINE, LINE, LINE] : [{ ...LINE, quantity: 3 }],
  }),
);
