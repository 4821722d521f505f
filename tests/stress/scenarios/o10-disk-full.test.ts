import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { onLimitedFiles } from './o10-disk-full.ts';

test('O10 when no file may grow, writes get 503 and reads 200, no row is partial, and orders work again afterwards', async () => {
  const { passed, result } = await runInEnvironment('SQLite', onLimitedFiles);
  expect(passed, result).toBe(true);
});
