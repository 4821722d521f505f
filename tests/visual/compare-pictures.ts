import sharp from 'sharp';

/** How far two pictures are apart. */
export type Comparison = {
  /** Pixels that visibly differ, of all there are; 1 where the sizes differ. */
  share: number;
  /** The new picture, faint, with what differs in red. */
  difference: Buffer;
};

type Pixels = { data: Buffer; width: number; height: number };

/**
 * What a channel of 256 levels may be off by without anybody seeing it: four levels are what
 * keeping a picture may cost where it is not flat, two are what is left to a machine.
 */
const UNSEEN = 6;

/**
 * How many pixels may be off by more: a photograph's edges are not drawn alike each time where many
 * stand on a page. Sixteen are less than a letter's; of a long page, one in 20,000.
 */
const UNSEEN_PIXELS = 16;
const UNSEEN_SHARE = 1 / 20_000;

const FAINT = 0.25;
const CHANNELS = 3;
const MARK = [200, 0, 0];

/** A picture in few bytes: flat parts as they are, others to within four levels a channel. */
export function pack(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().webp({ nearLossless: true, quality: 40, effort: 4 }).toBuffer();
}

/** Compares a kept picture with a new one; undefined when nobody can tell them apart. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<Comparison | undefined> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const isSameSize = one.width === other.width && one.height === other.height;
  if (isSameSize && isAlike(one.data, other.data)) return undefined;
  const { count, data } = markDifferences(one, other);
  const { width, height } = other;
  const unseen = Math.max(UNSEEN_PIXELS, width * height * UNSEEN_SHARE);
  if (isSameSize && count <= unseen) return undefined;
  const raw = { width, height, channels: CHANNELS } as const;
  const difference = await sharp(data, { raw }).webp({ lossless: true }).toBuffer();
  return { share: isSameSize ? count / (width * height) : 1, difference };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function markDifferences(one: Pixels, other: Pixels): { count: number; data: Buffer } {
  const data = Buffer.alloc(other.data.length);
  let count = 0;
  for (let y = 0; y < other.height; y += 1) {
    for (let x = 0; x < other.width; x += 1) {
      const at = (y * other.width + x) * CHANNELS;
      const isThere = x < one.width && y < one.height;
      const differs = !isThere || isSeen(one.data, (y * one.width + x) * CHANNELS, other.data, at);
      if (differs) count += 1;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const faint = 255 - (255 - (other.data[at + channel] ?? 0)) * FAINT;
        data[at + channel] = differs ? (MARK[channel] ?? 0) : faint;
      }
    }
  }
  return { count, data };
}

function isSeen(one: Buffer, oneAt: number, other: Buffer, otherAt: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    if (!isUnseen(one[oneAt + channel], other[otherAt + channel])) return true;
  }
  return false;
}

function isAlike(one: Buffer, other: Buffer): boolean {
  for (let at = 0; at < one.length; at += 1) {
    if (!isUnseen(one[at], other[at])) return false;
  }
  return true;
}

function isUnseen(level = 0, other = 0): boolean {
  return Math.abs(level - other) <= UNSEEN;
}
