import { expect, test } from 'vitest';
import { bytesOf, toCachedList, toCachedResponse } from './cached-response.ts';
import { createCompressor } from './compress.ts';

const compressor = createCompressor(() => performance.now());

test('R2 a cached body and its compressed form are no slices of a larger buffer', async () => {
  const rows = Array.from({ length: 40 }, (_, id) =>
    toCachedResponse(`${id}`, { id, text: 'é'.repeat(100) }, compressor),
  );
  const list = toCachedList('list', rows, rows.length, compressor);
  const small = toCachedList('small', rows.slice(0, 2), 2, compressor);
  await expect.poll(() => list.compressed()).toBeDefined();
  for (const buffer of [
    ...rows.map(({ body }) => body),
    list.body,
    small.body,
    list.compressed(),
  ]) {
    expect(buffer?.buffer.byteLength).toBe(buffer?.length);
  }
});

test('R2 the counted bytes of a cached response are at least those that it keeps alive', async () => {
  const key = 'k'.repeat(200);
  const response = toCachedResponse('counted', { text: 'é'.repeat(4_000) }, compressor);
  await expect.poll(() => response.compressed()).toBeDefined();
  const alive = response.body.buffer.byteLength + (response.compressed()?.buffer.byteLength ?? 0);
  expect(bytesOf(response, key)).toBeGreaterThanOrEqual(alive + key.length);
});
