import { describe, expect, inject, test } from 'vitest';
import { inArena } from '../in-arena.ts';
import { strikePostgres } from './o11-postgres-restarted.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  test('O11 sessions ended and a server restarted under load: 503 at worst, nothing lost, orders again', async () => {
    const blows = ['sessions ended', 'sessions ended', 'restarted'] as const;
    const { held, result } = await inArena('PostgreSQL', (arena) =>
      strikePostgres(arena, { blows, mostBackMs: 50_000 }),
    );
    expect(held, result).toBe(true);
  });
});
