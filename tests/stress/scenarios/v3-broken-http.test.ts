import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { slowAndBroken } from './v3-broken-http.ts';

test('V3 with hundreds of slow, silent and broken connections every shopper gets a response', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    slowAndBroken(environment, { each: 40, seconds: 2, timed: false }),
  );
  expect(passed, result).toBe(true);
});
