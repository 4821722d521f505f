import { expect, test } from 'vitest';
import { inArena } from '../in-arena.ts';
import { searchHostilely } from './i3-searches.ts';

test('I3 hostile texts in a search are answered or refused by field, and never a fault', async () => {
  const { held, result } = await inArena('SQLite', (arena) =>
    searchHostilely(arena, { products: 300, searches: 200, timed: false }),
  );
  expect(held, result).toBe(true);
});
