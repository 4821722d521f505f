import { okLab, rgbToOkLab, type Lab } from '@shop/contract/ok-lab';

/** One of the product's colours, and the part of the image that has it, from 0 to 1. */
export type DominantColor = { color: string; share: number };

/** A pixel that is this close to the background is not part of the garment. */
const BACKGROUND_DISTANCE = 0.05;
/** A pixel that is farther than this from every colour of the product has none of them. */
const MAX_DISTANCE = 0.14;
/** The smallest part of the image that has the colour: the stones of a jewel. */
const MIN_SHARE = 0.01;
/** Folds and light change the lightness of cloth more than its hue. */
const LIGHTNESS_WEIGHT = 0.6;
/** In a detail of cloth, so much of the middle has the colour of a corner. */
const DETAIL_SHARE = 0.8;
/** From this chroma on a colour has a hue. */
const MIN_CHROMA = 0.04;
/** A pixel with less of the colour's chroma is of a neutral colour. */
const MIN_CHROMA_SHARE = 0.25;
const MAX_HUE_DIFFERENCE = Math.PI / 4;

/**
 * Finds the colour of the garment in an image: the one of the product's colours that most pixels are nearest to.
 * The background is the colour of an upper corner, unless the middle of the image has it too, as in a detail of cloth.
 * @param pixels RGBA values, row by row
 * @param colors the product's colours, as `#RRGGBB`; others are not found
 */
export function dominantColor(
  pixels: ArrayLike<number>,
  width: number,
  colors: readonly string[],
): DominantColor | undefined {
  const known = colors.flatMap((color) => {
    const lab = okLab(color);
    return lab ? [{ color, lab }] : [];
  });
  const image = Array.from({ length: pixels.length / 4 }, (_, index) => {
    const lab = pixelAt(pixels, index);
    return { lab, color: nearestTo(lab, known)?.color };
  });
  const middle = middleOf(image, width);
  const background = [image[0], image[width - 1]].filter(
    (corner) => corner && countColor(middle, corner.color) < middle.length * DETAIL_SHARE,
  );
  const garment = image.filter(({ lab }) =>
    background.every((corner) => !corner || distance(lab, corner.lab) >= BACKGROUND_DISTANCE),
  );
  const shares = known.map(({ color }) => ({
    color,
    share: countColor(garment, color) / image.length,
  }));
  const most = shares.toSorted((one, other) => other.share - one.share)[0];
  return most && most.share >= MIN_SHARE ? most : undefined;
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

type KnownColor = { color: string; lab: Lab };
/** A pixel, and the product's colour that it is nearest to; undefined when it has none of them. */
type Pixel = { lab: Lab; color: string | undefined };

/** The pixels in the middle quarter of an image. */
function middleOf(image: readonly Pixel[], width: number): Pixel[] {
  const height = image.length / width;
  const isMiddle = (at: number, size: number) => at >= size / 4 && at < (size * 3) / 4;
  return image.filter(
    (_, index) => isMiddle(index % width, width) && isMiddle(Math.floor(index / width), height),
  );
}

/** How many pixels have a colour of the product. */
function countColor(pixels: readonly Pixel[], color: string | undefined): number {
  return color === undefined ? 0 : pixels.filter((pixel) => pixel.color === color).length;
}

function nearestTo(pixel: Lab, known: readonly KnownColor[]): KnownColor | undefined {
  let nearest: KnownColor | undefined;
  let least = MAX_DISTANCE;
  for (const candidate of known) {
    const difference = distance(pixel, candidate.lab);
    if (difference < least && hasHueOf(candidate.lab, pixel)) {
      [nearest, least] = [candidate, difference];
    }
  }
  return nearest;
}

/** Whether a pixel has the hue of a colour: grey metal is not green, and gold is not red. Neutral colours have none. */
function hasHueOf(color: Lab, pixel: Lab): boolean {
  const chroma = Math.hypot(color[1], color[2]);
  if (chroma < MIN_CHROMA) return true;
  if (Math.hypot(pixel[1], pixel[2]) < chroma * MIN_CHROMA_SHARE) return false;
  const turn = Math.abs(Math.atan2(color[2], color[1]) - Math.atan2(pixel[2], pixel[1]));
  return Math.min(turn, 2 * Math.PI - turn) <= MAX_HUE_DIFFERENCE;
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot((one[0] - other[0]) * LIGHTNESS_WEIGHT, one[1] - other[1], one[2] - other[2]);
}

function pixelAt(pixels: ArrayLike<number>, index: number): Lab {
  const at = index * 4;
  return rgbToOkLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
}
