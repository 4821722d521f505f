import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateOrderEffects } from './invalidate-order-effects.ts';

test('a change of an order changes stock, customers, statistics and the bin, and takes no other call', async () => {
  const queryClient = new QueryClient();
  const changed = [
    ['orders', {}],
    ['orders', 'one', 'K'],
    ['calls', 'one', 'K'],
    ['customers', 'one', '3'],
    ['products', 'stock'],
    ['stats', 'dashboard', 'week'],
    ['bin', {}],
  ];
  const kept = [['calls', 'next', 0], ['staff']];
  for (const key of [...changed, ...kept]) queryClient.setQueryData(key, {});
  await invalidateOrderEffects(queryClient, { isCallEnded: true });
  expect(queryClient.getQueryState(['calls', 'one', 'K'])?.isInvalidated).toBe(false);
  await invalidateOrderEffects(queryClient);
  const isInvalidated = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(changed.filter((key) => !isInvalidated(key))).toEqual([]);
  expect(kept.filter(isInvalidated)).toEqual([]);
});
