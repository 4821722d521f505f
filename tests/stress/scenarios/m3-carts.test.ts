import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { compareCarts } from './m3-carts.ts';

test('M3 fifty thousand random carts: the storefront, the API server and an exact calculation give the same total', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    compareCarts(environment, { products: 20, carts: 50_000, sent: 100 }),
  );
  expect(passed, result).toBe(true);
});
