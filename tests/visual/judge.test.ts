import sharp from 'sharp';
import { expect, test } from 'vitest';
import { keptVersion, readBaseline } from './baselines.ts';
import { judge } from './judge.ts';

/** A page of the shop as it is kept, full of letters and lines. */
const PAGE = 'storefront-about-french-1280-light';

/** A version that drew none of the kept pictures. */
const OTHER = '155.0.7912.44';

const picture = readBaseline(PAGE) ?? Buffer.alloc(0);
const kept = { picture, version: keptVersion() };

/** The kept page as a PNG, its uppermost rows drawn a little softer, as another version draws letters. */
async function softened(rows: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const top = { left: 0, top: 0, width, height: Math.round(height * rows) };
  const soft = await sharp(picture).extract(top).blur(0.6).png().toBuffer();
  return sharp(picture)
    .composite([{ input: soft, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** The kept page as a PNG with a new, dark block over this share of it. */
async function covered(share: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const size = { width, height: Math.ceil(height * share) };
  const block = sharp({ create: { ...size, channels: 3, background: '#17457F' } });
  const input = await block.png().toBuffer();
  return sharp(picture)
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

test('a kept page is itself, whichever version draws it again', async () => {
  const png = await sharp(picture).png().toBuffer();
  for (const version of [kept.version ?? '', OTHER]) {
    expect(await judge(kept, { png, version })).toEqual({ is: 'same' });
  }
});

test('letters drawn softer by another version are told apart, and by the same one fail', async () => {
  const png = await softened(0.1);
  const verdict = await judge(kept, { png, version: OTHER });
  if (verdict.is !== 'forgiven') throw new Error(`It is ${verdict.is}.`);
  expect(verdict.found.share).toBeGreaterThan(0);
  expect(verdict.found.share).toBeLessThanOrEqual(0.02);
  expect((await judge(kept, { png, version: kept.version ?? '' })).is).toBe('changed');
});

test.each([
  { share: 0.01, is: 'forgiven' },
  { share: 0.03, is: 'changed' },
])('of another version, $share of a picture is $is', async ({ share, is }) => {
  const png = await covered(share);
  expect((await judge(kept, { png, version: OTHER })).is).toBe(is);
});

test('a picture without one before it fails, whichever version drew it', async () => {
  const png = await sharp(picture).png().toBuffer();
  const verdict = await judge({ ...kept, picture: undefined }, { png, version: OTHER });
  expect(verdict).toEqual({ is: 'changed', found: undefined });
});

test('the version that drew the kept pictures is noted beside them', () => {
  expect(kept.version).toMatch(/^\d+(?:\.\d+){3}$/);
  expect(kept.version).not.toBe(OTHER);
});
