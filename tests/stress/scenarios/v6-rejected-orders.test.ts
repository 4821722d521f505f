import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { rejectedOrders } from './v6-rejected-orders.ts';

test('V6 the orders of other shoppers are accepted during a flood of rejected orders from their address', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    rejectedOrders(environment, { shoppers: 40, timed: false }),
  );
  expect(passed, result).toBe(true);
});
