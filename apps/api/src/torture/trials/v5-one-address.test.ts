import { expect, test } from 'vitest';
import { inArena } from '../in-arena.ts';
import { oneAddress } from './v5-one-address.ts';

test('V5 two hundred shoppers behind one address all pass, beside a flood of orders from there', async () => {
  const { held, result } = await inArena('SQLite', (arena) => oneAddress(arena, { perShopper: 4 }));
  expect(held, result).toBe(true);
});
