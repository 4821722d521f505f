import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCompressor } from './compress.ts';

const bodyOf = (text: string) => Buffer.from(text.repeat(200));

async function waitFor(compressed: () => Buffer | undefined): Promise<Buffer | undefined> {
  await expect.poll(compressed, { timeout: 10_000 }).toBeDefined();
  return compressed();
}

test('a body that changes often is compressed at most once a second', async () => {
  let now = 5_000;
  const compressBody = createCompressor(() => now);
  const first = compressBody('list', bodyOf('first '));
  expect(first()).toBeUndefined();
  expect(brotliDecompressSync((await waitFor(first)) ?? Buffer.alloc(0)).toString()).toBe(
    'first '.repeat(200),
  );

  // No compression is running now, so only the interval prevents the next one.
  const second = compressBody('list', bodyOf('second '));
  const another = compressBody('another list', bodyOf('another '));
  now += 999;
  expect(second()).toBeUndefined();
  another();
  await waitFor(another);
  expect(second()).toBeUndefined();
  now += 2;
  second();
  expect(await waitFor(second)).toBeDefined();
});

test('a small body is never compressed', async () => {
  const compressBody = createCompressor(() => 0);
  const small = compressBody('small', Buffer.alloc(1_023));
  const large = compressBody('large', Buffer.alloc(1_024));
  small();
  large();
  await waitFor(large);
  expect(small()).toBeUndefined();
});

test('at most two bodies are compressed at the same time, others after a later request', async () => {
  const compressBody = createCompressor(() => 0);
  const bodies = Array.from({ length: 5 }, (_, number) =>
    compressBody(`list ${number}`, randomBytes(400_000)),
  );
  for (const compressed of bodies) compressed();
  await Promise.all(bodies.slice(0, 2).map(waitFor));
  for (const later of bodies.slice(2)) expect(later()).toBeUndefined();
  await waitFor(bodies[4] ?? (() => undefined));
});
