import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

test('a full queue refuses at once with Retry-After, and accepts again when work has ended', async () => {
  const queue = createBoundedQueue(2, 3);
  const end = Promise.withResolvers<string>();
  const accepted = Array.from({ length: 5 }, () => queue.run(() => end.promise));
  await expect(queue.run(() => end.promise)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 2 },
  });
  end.resolve('done');
  expect(await Promise.all(accepted)).toEqual(accepted.map(() => 'done'));
  expect(await queue.run(async () => 'next')).toBe('next');
});
