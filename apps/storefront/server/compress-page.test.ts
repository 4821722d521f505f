import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage, FIRST_WINDOW_BYTES } from './compress-page.ts';

/** A page whose size grows with the number of its lines: half of each line is random, half repeats. */
function pageOf(lines: number): string {
  return Array.from({ length: lines }, (_, line) => {
    const random = createHash('sha256').update(String(line)).digest('base64url');
    return `<li class="product-${line}"><a href="/product/${random}">Voir la pièce</a></li>`;
  }).join('\n');
}

const sizeAt = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Headers that leave `bytes` of the first window to the page; the common headers take 285 bytes. */
const headersFor = (bytes: number) => ({ policy: 'p'.repeat(FIRST_WINDOW_BYTES - 295 - bytes) });

const html = pageOf(400);

test('a page that fits in the first TCP window with quality 8 has that quality', async () => {
  const page = await compressPage(html, headersFor(sizeAt(html, 8)));
  expect(page).toHaveLength(sizeAt(html, 8));
  expect(brotliDecompressSync(page).toString()).toBe(html);
});

test('a page that fits in the first TCP window with the best quality alone has that quality', async () => {
  const page = await compressPage(html, headersFor(sizeAt(html, 11)));
  expect(sizeAt(html, 11)).toBeLessThan(sizeAt(html, 8));
  expect(page).toHaveLength(sizeAt(html, 11));
  expect(brotliDecompressSync(page).toString()).toBe(html);
});

test('a page that does not fit in the first TCP window has quality 8', async () => {
  expect(await compressPage(html, headersFor(sizeAt(html, 11) - 1))).toHaveLength(sizeAt(html, 8));
  expect(await compressPage(html, headersFor(sizeAt(html, 8) >> 1))).toHaveLength(sizeAt(html, 8));
});
