import type { Customer } from '@shop/contract/schemas';
import { sampleItems } from './sample-items.ts';

/** The contents of the placeholders of customers. */
export const SAMPLE_CUSTOMERS: readonly Customer[] = sampleItems((place) => ({
  id: `sample-${place}`,
  name: 'Yasmine Ben Salah',
  numbers: ['20123456'],
  places: ['La Marsa'],
  orders: 2,
  delivered: 1,
  refused: 0,
  delivered_rate: 100,
  total_paid: '120.00',
  last_order_at: '2000-12-20T10:00:00.000Z',
  tags: [],
  blocked: false,
}));
