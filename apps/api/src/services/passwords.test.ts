import { expect, test } from 'vitest';
import { ShopError } from '../errors.ts';
import { checkPassword } from './passwords.ts';

test('A1 of many password checks at once, a bounded number waits and the others are refused within 100 ms', async () => {
  await checkPassword('first', undefined, 'stranger');
  const startedAt = performance.now();
  let refusedMs = 0;
  const checks = Array.from({ length: 100 }, () =>
    checkPassword('guess', undefined, 'stranger').catch((error: unknown) => {
      refusedMs = performance.now() - startedAt;
      return error;
    }),
  );
  const results = await Promise.all(checks);
  const refused = results.filter((result) => result instanceof ShopError);
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'unavailable'));
  // Two run and twenty wait.
  expect(refused).toHaveLength(78);
  expect(refusedMs).toBeLessThan(100);
});

test('A1 a password of a known device is checked at once while strangers’ passwords fill their queue', async () => {
  const strangers = Array.from({ length: 40 }, () =>
    checkPassword('guess', undefined, 'stranger').catch(() => false),
  );
  let isOver = false;
  const flood = (async () => {
    await Promise.all(strangers);
    isOver = true;
  })();
  await checkPassword('the password of the owner', undefined, 'known');
  expect(isOver).toBe(false);
  await flood;
});
