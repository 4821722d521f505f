import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { distinctReads } from './r1-distinct-reads.ts';

test('R1 shoppers read and order while one address reads with filters that differ each time', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    distinctReads(environment, { seconds: 3, maxP95Ms: Infinity }),
  );
  expect(passed, result).toBe(true);
});
