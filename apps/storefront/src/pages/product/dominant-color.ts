import { okLab, rgbToOkLab, type Lab } from '@shop/contract/ok-lab';

/** One of the product's colours, and the part of the image that has it, from 0 to 1. */
export type DominantColor = { color: string; share: number };

/** A pixel that is this close to the background is not part of the garment. */
const BACKGROUND_DISTANCE = 0.05;
/** A pixel that is farther than this from every colour of the product has none of them. */
const MAX_DISTANCE = 0.14;
/** The smallest part of the image that has the colour. */
const MIN_SHARE = 0.06;
/** Folds and light change the lightness of cloth more than its hue. */
const LIGHTNESS_WEIGHT = 0.6;

/**
 * Finds the colour of the garment in an image: the one of the product's colours that most pixels are nearest to.
 * The background is the colour of the upper corners.
 * @param pixels RGBA values, row by row
 * @param colors the product's colours, as `#RRGGBB`; others are not found
 */
export function dominantColor(
  pixels: ArrayLike<number>,
  width: number,
  colors: readonly string[],
): DominantColor | undefined {
  const count = pixels.length / 4;
  const background = [pixelAt(pixels, 0), pixelAt(pixels, width - 1)];
  const known = colors.flatMap((color) => {
    const lab = okLab(color);
    return lab ? [{ color, lab, pixels: 0 }] : [];
  });
  for (let index = 0; index < count; index += 1) {
    const pixel = pixelAt(pixels, index);
    if (background.some((each) => distance(pixel, each) < BACKGROUND_DISTANCE)) continue;
    const nearest = nearestTo(pixel, known);
    if (nearest) nearest.pixels += 1;
  }
  const most = known.toSorted((one, other) => other.pixels - one.pixels)[0];
  const share = (most?.pixels ?? 0) / count;
  return most && share >= MIN_SHARE ? { color: most.color, share } : undefined;
}

/**
 * The index of a colour's image: the first with half as much of the colour as the best one, because a detail may
 * have a shadow of another colour. Undefined when no image has the colour.
 */
export function imageOfColor(
  images: readonly (DominantColor | null)[],
  color: string,
): number | undefined {
  const shares = images.map((image) => (image?.color === color ? image.share : 0));
  const most = Math.max(...shares);
  return most > 0 ? shares.findIndex((share) => share >= most / 2) : undefined;
}

function nearestTo<Candidate extends { lab: Lab }>(
  pixel: Lab,
  candidates: readonly Candidate[],
): Candidate | undefined {
  let nearest: Candidate | undefined;
  let least = MAX_DISTANCE;
  for (const candidate of candidates) {
    const difference = distance(pixel, candidate.lab);
    if (difference < least) [nearest, least] = [candidate, difference];
  }
  return nearest;
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot((one[0] - other[0]) * LIGHTNESS_WEIGHT, one[1] - other[1], one[2] - other[2]);
}

function pixelAt(pixels: ArrayLike<number>, index: number): Lab {
  const at = index * 4;
  return rgbToOkLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
}
