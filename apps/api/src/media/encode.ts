import { LIMITS } from '@shop/contract/constants';
import type { FieldCode } from '@shop/contract/error-codes';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Extension, MasterExtension, ImageWidth } from './image-names.ts';

/** The longest side of a master, in pixels. */
const MASTER_SIDE = 2_000;
/** AVIF and interlaced PNG are decoded as a whole, with up to 22 bytes for a pixel, so they may have fewer pixels. */
const WHOLE_PIXELS = 10_000_000;
/** Maximum processing time of an image, in seconds: an upload can be crafted to decode slowly. */
const TIMEOUT_SECONDS = 30;
/** The formats an upload may have, detected by content. libvips may use no other loader (U2). */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(
  (format) => `VipsForeignLoad${format}Buffer`,
);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
// One thread per image, because several images are encoded at once. Without a cache, memory use does not
// grow.
sharp.concurrency(1);
sharp.cache(false);

/** A stored master: upright, without metadata, sRGB, at most 2,000 pixels a side. */
export type Master = { bytes: Buffer; extension: MasterExtension; width: number; height: number };

/** Why a file is rejected as an image. */
export type InvalidImageCode = Extract<FieldCode, 'not_an_image' | 'too_big'>;

/** Decoded pixels, which can be encoded in any format. */
export type Pixels = { data: Buffer; info: OutputInfo };

/**
 * Makes a master from an upload, whatever its file name: JPEG, PNG, WebP, AVIF or the first frame of a GIF, at most
 * 10 MB and 40 megapixels (AVIF and interlaced PNG: 10). Returns an error code when the file has another format, is
 * damaged or takes too long to decode (docs/api.md, "Uploads").
 */
export async function makeMaster(upload: Buffer): Promise<Master | InvalidImageCode> {
  if (upload.length > LIMITS.uploadBytes) return 'too_big';
  try {
    const input = sharp(upload, { limitInputPixels: LIMITS.uploadPixels, failOn: 'error' });
    const { format, compression, hasAlpha, isProgressive, width, height } = await input.metadata();
    if (format === 'heif' && compression !== 'av1') return 'not_an_image';
    const isWhole = format === 'heif' || (format === 'png' && isProgressive);
    if (isWhole && width * height > WHOLE_PIXELS) return 'too_big';
    const upright = input
      .autoOrient()
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS });
    if (!hasAlpha) return await toMaster(upright.jpeg({ quality: 90 }), 'jpg');
    // Whether a pixel is transparent is read from the small image: the whole upload would be decoded twice.
    const small = await upright.png({ compressionLevel: 1 }).toBuffer();
    const { isOpaque } = await sharp(small).stats();
    return isOpaque
      ? await toMaster(sharp(small).jpeg({ quality: 90 }), 'jpg')
      : await toMaster(sharp(small).png(), 'png');
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'too_big' : 'not_an_image';
  }
}

async function toMaster(encoded: Sharp, extension: MasterExtension): Promise<Master> {
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension, width: info.width, height: info.height };
}

/** Returns the pixels of a master at a width. An image is never enlarged. */
export async function resizeMaster(master: Buffer, width: ImageWidth): Promise<Pixels> {
  return sharp(master)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * The encoder of each format. Files must be small enough for a page, and encoding must be fast. At
 * quality 46 an AVIF is a sixth smaller than at 50 and looks the same side by side. Most AVIF files at
 * 640 px then fit into the first ten packets of a connection; another packet would cost a round trip.
 */
const ENCODERS: Record<Extension, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 46, effort: 3 }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpg: (image) => image.jpeg({ quality: 78 }),
  png: (image) => image.png(),
};

/** Encodes pixels in a format. */
export async function encodePixels(pixels: Pixels, extension: Extension): Promise<Buffer> {
  const { width, height, channels } = pixels.info;
  const image = sharp(pixels.data, { raw: { width, height, channels } });
  return ENCODERS[extension](image).toBuffer();
}
