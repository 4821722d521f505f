import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { oneAddress } from './v5-one-address.ts';

test('V5 the orders of two hundred shoppers behind one address are accepted during a flood of orders from it', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    oneAddress(environment, { perShopper: 4 }),
  );
  expect(passed, result).toBe(true);
});
