import { okLab } from './ok-lab.ts';

/** The families of colours, in their displayed order. */
export const COLOR_FAMILIES = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
] as const;

export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** A typical colour of each family, for its name and its dot. */
export const FAMILY_COLORS: Record<ColorFamily, string> = {
  black: '#26262A',
  white: '#FFFFFF',
  grey: '#8E9093',
  beige: '#D2B48C',
  brown: '#6B4226',
  red: '#D32F2F',
  pink: '#E8A0B4',
  orange: '#E9812F',
  yellow: '#E8B923',
  green: '#2E8B57',
  blue: '#2E6FB7',
  purple: '#7A4C8C',
};

/** Below this chroma a colour has no visible hue. */
const MIN_CHROMA = 0.02;

/**
 * The family of a `#RRGGBB` colour, by its lightness, chroma and hue in OKLCH: Sidi Bou Said blue and navy are
 * blue. Undefined for another value ("rouge"), which is a family of its own. The API server and its clients both
 * use it, so that they count the same products.
 */
export function colorFamily(hex: string): ColorFamily | undefined {
  const lab = okLab(hex);
  if (!lab) return undefined;
  const [lightness, a, b] = lab;
  const chroma = Math.hypot(a, b);
  if (chroma < MIN_CHROMA || lightness < 0.22) return neutralFamily(lightness);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (hue >= 335 || hue < 19) return lightness < 0.5 ? 'red' : 'pink';
  if (hue < 36) return redFamily(lightness, chroma);
  if (hue < 105) return warmFamily(lightness, chroma, hue);
  if (hue < 190) return 'green';
  return hue < 285 ? 'blue' : 'purple';
}

function neutralFamily(lightness: number): ColorFamily {
  if (lightness < 0.32) return 'black';
  return lightness < 0.9 ? 'grey' : 'white';
}

function redFamily(lightness: number, chroma: number): ColorFamily {
  if (chroma < 0.06) return lightness < 0.7 ? 'brown' : 'beige';
  if (lightness < 0.65) return 'red';
  return lightness < 0.72 ? 'orange' : 'pink';
}

/** The hues from orange to yellow, which are beige when pale and brown when dark. */
function warmFamily(lightness: number, chroma: number, hue: number): ColorFamily {
  if (chroma < 0.085 && lightness >= 0.58) return 'beige';
  if (lightness < 0.53 || (lightness < 0.62 && chroma < 0.12)) return 'brown';
  return hue < 65 ? 'orange' : 'yellow';
}
