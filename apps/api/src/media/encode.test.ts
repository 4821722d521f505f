import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { makeMaster, resizeMaster, type Master } from './encode.ts';

const SMALL = { width: 40, height: 30, channels: 3, background: '#a03028' } as const;

function createImage(): Sharp {
  return sharp({ create: SMALL });
}

async function createMaster(upload: Buffer): Promise<Master> {
  const master = await makeMaster(upload);
  if (typeof master === 'string') throw new Error(master);
  return master;
}

/** A PNG of a few bytes whose header declares the given size. */
async function createPngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await createImage().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  ['JPEG', () => createImage().jpeg()],
  ['PNG', () => createImage().png()],
  ['WebP', () => createImage().webp()],
  ['AVIF', () => createImage().avif()],
  ['GIF', () => createImage().gif()],
])('an uploaded %s becomes a JPEG master', async (_format, image) => {
  const master = await createMaster(await image().toBuffer());
  expect(master).toMatchObject({ extension: 'jpg', width: 40, height: 30 });
  expect((await sharp(master.bytes).metadata()).format).toBe('jpeg');
});

test('the master of an animated GIF is its first frame', async () => {
  const red = await createImage().raw().toBuffer();
  const blue = await sharp({ create: { ...SMALL, background: '#0000ff' } })
    .raw()
    .toBuffer();
  const frames = sharp(Buffer.concat([red, blue]), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  });
  const master = await createMaster(await frames.gif({ delay: [100, 100] }).toBuffer());
  expect(master.height).toBe(30);
  const { dominant } = await sharp(master.bytes).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('the master of a transparent image is a PNG, of an opaque alpha channel a JPEG', async () => {
  const pixel = (alpha: number) =>
    sharp({ create: { ...SMALL, channels: 4, background: { r: 200, g: 0, b: 0, alpha } } })
      .png()
      .toBuffer();
  expect((await createMaster(await pixel(0.5))).extension).toBe('png');
  expect((await createMaster(await pixel(1))).extension).toBe('jpg');
});

test('U2 the master is upright and has no metadata', async () => {
  const upload = await createImage()
    .withExif({ IFD0: { Copyright: 'a private name' }, IFD3: { GPSLatitude: '36/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const master = await createMaster(upload);
  expect(master).toMatchObject({ width: 30, height: 40 });
  const metadata = await sharp(master.bytes).metadata();
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a master has at most 2,000 pixels a side and is never enlarged', async () => {
  const wide = sharp({ create: { ...SMALL, width: 4_000, height: 1_000 } });
  const master = await createMaster(await wide.jpeg().toBuffer());
  expect(master).toMatchObject({ width: 2_000, height: 500 });
  const small = await createMaster(await createImage().png().toBuffer());
  expect((await resizeMaster(small.bytes, 720)).info.width).toBe(40);
});

test('U1 a file that declares more than 40 megapixels is refused before it is decoded', async () => {
  const bomb = await createPngOfSize(20_000, 20_000);
  expect(bomb.length).toBeLessThan(1_000);
  expect(await makeMaster(bomb)).toBe('too_big');
  expect(await makeMaster(await createPngOfSize(6_400, 6_251))).toBe('too_big');
});

test('U1 more than 10 MB is refused', async () => {
  expect(await makeMaster(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('too_big');
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test.each([
  ['SVG', Buffer.from(SVG)],
  ['SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')],
  ['TIFF', Buffer.from('49492a00080000000000', 'hex')],
  ['a netpbm text', Buffer.from('P3 1 1 255 1 2 3\n')],
  ['only a JPEG signature', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('U2 %s is not an image', async (_name, upload) => {
  expect(await makeMaster(upload)).toBe('not_an_image');
});

test('U2 a truncated image is refused at every length', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const whole = sharp({ create: { ...SMALL, width: 200, height: 200, noise } });
  const formats = [
    whole.clone().jpeg(),
    whole.clone().png(),
    whole.clone().webp(),
    whole.clone().avif(),
    whole.clone().gif(),
  ];
  for (const upload of await Promise.all(formats.map((image) => image.toBuffer()))) {
    for (const fraction of [0.1, 0.5, 0.9]) {
      expect(await makeMaster(upload.subarray(0, upload.length * fraction))).toBe('not_an_image');
    }
  }
});

test('U2 data behind the image in a file is removed', async () => {
  const upload = Buffer.concat([
    await createImage().jpeg().toBuffer(),
    Buffer.from('<script>alert(1)'),
  ]);
  expect((await createMaster(upload)).bytes.includes('<script>')).toBe(false);
});
