import { expect, test } from 'vitest';
import { inArena } from '../in-arena.ts';
import { slowAndBroken } from './v3-broken-http.ts';

test('V3 beside hundreds of slow, silent and broken connections every shopper is served', async () => {
  const { held, result } = await inArena('SQLite', (arena) =>
    slowAndBroken(arena, { each: 40, seconds: 2, timed: false }),
  );
  expect(held, result).toBe(true);
});
