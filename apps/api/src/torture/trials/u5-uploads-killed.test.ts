import { describe, expect, inject, test } from 'vitest';
import { startS3 } from '../../testing/s3-server.ts';
import { inArena } from '../in-arena.ts';
import { uploadUnderKills } from './u5-uploads-killed.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL and S3', () => {
  test('U5 uploads killed anywhere leave no picture lost and no object that nothing names', async () => {
    const { held, result } = await inArena('PostgreSQL', async (arena) => {
      const store = await startS3();
      arena.atEnd(store.stop);
      return uploadUnderKills(arena, store.bucket, 2);
    });
    expect(held, result).toBe(true);
  }, 180_000);
});
