import { expect, test } from 'vitest';
import { randomKey } from './random-key.ts';

test('an idempotency key is unique, with 1 to 255 printable ASCII characters', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[!-~]{1,255}$/);
});
