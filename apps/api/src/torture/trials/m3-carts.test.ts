import { expect, test } from 'vitest';
import { inArena } from '../in-arena.ts';
import { compareCarts } from './m3-carts.ts';

test('M3 fifty thousand random carts: what the storefront shows is exact, and what the host says', async () => {
  const { held, result } = await inArena('SQLite', (arena) =>
    compareCarts(arena, { products: 20, carts: 50_000, sent: 100 }),
  );
  expect(held, result).toBe(true);
});
