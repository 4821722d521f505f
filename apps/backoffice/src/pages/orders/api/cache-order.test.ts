import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { SAMPLE_ORDERS } from '../../../lib/sample-orders.ts';
import { cacheOrder } from './cache-order.ts';

const LIST = ['orders', { limit: 12 }];

/** The cache with a list of two orders, whose first one has a version and open details. */
function cacheWith(version: string | undefined) {
  const queryClient = new QueryClient();
  const [first, other] = SAMPLE_ORDERS;
  if (!first || !other) throw new Error('Two orders are needed');
  const order = { ...first, version, status: 'new' as const };
  queryClient.setQueryData(['orders', 'one', order.command_id], order);
  queryClient.setQueryData(['orders', 'counts'], { new: 1 });
  queryClient.setQueryData(LIST, { listing: { items: [order, other] }, query: {} });
  const changed = { ...order, version: '2', status: 'confirmed' as const };
  return { queryClient, order, other, changed };
}

test('F1: the details and the lists show the order of a response', () => {
  for (const version of ['1', '2', undefined]) {
    const { queryClient, other, changed } = cacheWith(version);
    cacheOrder(queryClient, changed);
    expect(queryClient.getQueryData(['orders', 'one', changed.command_id])).toEqual(changed);
    expect(queryClient.getQueryData(LIST)).toEqual({
      listing: { items: [changed, other] },
      query: {},
    });
    expect(queryClient.getQueryData(['orders', 'counts'])).toEqual({ new: 1 });
  }
});

test('a later version of the order stays', () => {
  const { queryClient, order, other, changed } = cacheWith('3');
  cacheOrder(queryClient, changed);
  expect(queryClient.getQueryData(['orders', 'one', order.command_id])).toEqual(order);
  expect(queryClient.getQueryData(LIST)).toEqual({ listing: { items: [order, other] }, query: {} });
});
