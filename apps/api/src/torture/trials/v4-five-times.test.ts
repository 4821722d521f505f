import { expect, test } from 'vitest';
import { inArena } from '../in-arena.ts';
import { overload } from './v4-five-times.ts';

test('V4 more orders than can be taken: the taken ones are kept, the others are 503 with Retry-After', async () => {
  const { held, result } = await inArena('SQLite', (arena) =>
    overload(arena, { seconds: 1, connections: 1_500, timed: false }),
  );
  expect(held, result).toBe(true);
});
