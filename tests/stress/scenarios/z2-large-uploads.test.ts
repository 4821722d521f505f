import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { largeUploads } from './z2-large-uploads.ts';

test('Z2 of 20 uploads of 500 MB at once that are refused, no body is read', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    largeUploads(environment),
  );
  expect(passed, result).toBe(true);
});
