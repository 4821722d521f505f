import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { searchHostileTexts } from './i3-searches.ts';

test('I3 a hostile search text gets a result or a validation error, never a 5xx', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    searchHostileTexts(environment, { products: 300, searches: 200, timed: false }),
  );
  expect(passed, result).toBe(true);
});
