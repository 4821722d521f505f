import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { rejectedOrders } from './v6-rejected-orders.ts';

/** Ten times the limit of the stress suite, for slow machines. */
const MAX_P95_MS = 5_000;

test('V6 the orders of other shoppers are accepted in time during a flood of rejected orders from their address', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    rejectedOrders(environment, { shoppers: 40, maxP95Ms: MAX_P95_MS }),
  );
  expect(passed, result).toBe(true);
});
