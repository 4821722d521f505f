import { LIMITS } from '@shop/contract/constants';
import type { FieldCode } from '@shop/contract/error-codes';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Extension, MasterExtension, PictureWidth } from './names.ts';

/** The longest side of a master, in pixels. */
const MASTER_SIDE = 2_000;
/** A picture made to be slow is given up after this long, in seconds. */
const PATIENCE = 30;
/** The formats an upload may have, by what is in it; libvips is not let near any other reader (U2). */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(
  (format) => `VipsForeignLoad${format}Buffer`,
);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
// One thread a picture, several pictures at once; no cache, so that memory stays flat.
sharp.concurrency(1);
sharp.cache(false);

/** A master as it is kept: upright, without metadata, sRGB, at most 2,000 pixels a side. */
export type Master = { bytes: Buffer; extension: MasterExtension; width: number; height: number };

/** Why a file is refused as a picture. */
export type PictureFault = Extract<FieldCode, 'not_an_image' | 'too_big'>;

/** Pixels ready to be written in any format. */
export type Pixels = { data: Buffer; info: OutputInfo };

/**
 * Makes a clean master of an upload, whatever its name said: JPEG, PNG, WebP, AVIF or the first
 * frame of a GIF, at most 10 MB and 40 megapixels. Answers the fault when it is none of these, is
 * damaged, or is made to be slow (host.md, "Uploads").
 */
export async function makeMaster(upload: Buffer): Promise<Master | PictureFault> {
  if (upload.length > LIMITS.uploadBytes) return 'too_big';
  try {
    const input = sharp(upload, { limitInputPixels: LIMITS.uploadPixels, failOn: 'error' });
    const { format, compression, hasAlpha } = await input.metadata();
    if (format === 'heif' && compression !== 'av1') return 'not_an_image';
    const transparent = hasAlpha && !(await input.stats()).isOpaque;
    const upright = input
      .autoOrient()
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: PATIENCE });
    const written = transparent ? upright.png() : upright.jpeg({ quality: 90 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: data, extension: transparent ? 'png' : 'jpg', width, height };
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'too_big' : 'not_an_image';
  }
}

/** A master's pixels at a width, never enlarged. */
export async function resizeMaster(master: Buffer, width: PictureWidth): Promise<Pixels> {
  return sharp(master)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * How each format is written: small enough for a page, quick enough for one after the other. At 46 an
 * AVIF is a sixth lighter than at 50 and looks the same side by side; most then fit the first ten
 * packets of a connection at 640 px, where one more costs a round trip.
 */
const WRITERS: Record<Extension, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 46, effort: 2 }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpg: (image) => image.jpeg({ quality: 78 }),
  png: (image) => image.png(),
};

/** Writes pixels in a format. */
export async function encodePixels(pixels: Pixels, extension: Extension): Promise<Buffer> {
  const { width, height, channels } = pixels.info;
  const image = sharp(pixels.data, { raw: { width, height, channels } });
  return WRITERS[extension](image).toBuffer();
}
