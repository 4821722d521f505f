import { describe, expect, inject, test } from 'vitest';
import { startS3 } from '../../../apps/api/src/testing/s3-server.ts';
import { runInEnvironment } from '../run-in-environment.ts';
import { uploadUnderKills } from './u5-uploads-killed.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL and S3', () => {
  test('U5 after uploads are killed, no acknowledged image is lost and no object is unreferenced', async () => {
    const { passed, result } = await runInEnvironment('PostgreSQL', async (environment) => {
      const store = await startS3();
      environment.atEnd(store.stop);
      return uploadUnderKills(environment, store.bucket, 2);
    });
    expect(passed, result).toBe(true);
  }, 180_000);
});
