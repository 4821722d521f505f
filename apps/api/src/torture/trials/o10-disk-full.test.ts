import { expect, test } from 'vitest';
import { inArena } from '../in-arena.ts';
import { onLimitedFiles } from './o10-disk-full.ts';

test('O10 when no file may grow, writes are 503 and reads 200, rows stay whole, and orders pass again', async () => {
  const { held, result } = await inArena('SQLite', onLimitedFiles);
  expect(held, result).toBe(true);
});
