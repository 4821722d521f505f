import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeSqueeze } from './squeeze.ts';

const bodyOf = (text: string) => Buffer.from(text.repeat(200));

async function settled(squeezed: () => Buffer | undefined): Promise<Buffer | undefined> {
  await expect.poll(squeezed, { timeout: 10_000 }).toBeDefined();
  return squeezed();
}

test('host.md a body that keeps changing is squeezed at most once a second', async () => {
  let now = 5_000;
  const squeeze = makeSqueeze(() => now);
  const first = squeeze('list', bodyOf('first '));
  expect(first()).toBeUndefined();
  expect(brotliDecompressSync((await settled(first)) ?? Buffer.alloc(0)).toString()).toBe(
    'first '.repeat(200),
  );

  // Nobody's squeezing is under way now, so only the second that has not passed holds it back.
  const second = squeeze('list', bodyOf('second '));
  const another = squeeze('another list', bodyOf('another '));
  now += 999;
  expect(second()).toBeUndefined();
  another();
  await settled(another);
  expect(second()).toBeUndefined();
  now += 1;
  second();
  expect(await settled(second)).toBeDefined();
});

test('host.md what is small already is never squeezed', async () => {
  const squeeze = makeSqueeze(() => 0);
  const small = squeeze('small', Buffer.alloc(1_023));
  const large = squeeze('large', Buffer.alloc(1_024));
  small();
  large();
  await settled(large);
  expect(small()).toBeUndefined();
});

test('host.md a few bodies are squeezed at once, the others wait for another asker', async () => {
  const squeeze = makeSqueeze(() => 0);
  const bodies = Array.from({ length: 5 }, (_, number) =>
    squeeze(`list ${number}`, randomBytes(400_000)),
  );
  for (const squeezed of bodies) squeezed();
  await Promise.all(bodies.slice(0, 2).map(settled));
  for (const later of bodies.slice(2)) expect(later()).toBeUndefined();
  await settled(bodies[4] ?? (() => undefined));
});
