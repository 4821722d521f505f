import { lightness, lighten, mix, darken } from './colour.ts';
import { idOf, num } from './geometry.ts';

/** The lighting properties of a material; widths in centimetres, strengths from 0 to about 1. */
interface Material {
  /** How rounded the edge of a piece is. */
  readonly loft: number;
  /** The strength of the loose wrinkles, and their distance across and along the fall. */
  readonly wrinkle: number;
  readonly spread: readonly [across: number, along: number];
  /** The strength of the surface grain, and its fineness across and along (periods per centimetre). */
  readonly grain: number;
  readonly weave: readonly [across: number, along: number];
}

const materials = {
  cotton: { loft: 0.4, wrinkle: 0.75, spread: [9, 13], grain: 0.07, weave: [7, 7] },
  poplin: { loft: 0.36, wrinkle: 0.9, spread: [8, 15], grain: 0.05, weave: [8, 8] },
  linen: { loft: 0.36, wrinkle: 0.95, spread: [9, 14], grain: 0.2, weave: [6, 1.6] },
  denim: { loft: 0.6, wrinkle: 0.6, spread: [9, 12], grain: 0.24, weave: [5, 1.8] },
  twill: { loft: 0.6, wrinkle: 0.65, spread: [9, 14], grain: 0.1, weave: [6, 4] },
  wool: { loft: 1, wrinkle: 0.5, spread: [14, 18], grain: 0.26, weave: [3, 3] },
  knit: { loft: 1.1, wrinkle: 0.55, spread: [10, 14], grain: 0.12, weave: [3.5, 3.5] },
  silk: { loft: 0.5, wrinkle: 1.7, spread: [7, 16], grain: 0.03, weave: [6, 6] },
  leather: { loft: 0.4, wrinkle: 0.45, spread: [8, 8], grain: 0.16, weave: [2.6, 2.6] },
  straw: { loft: 0.8, wrinkle: 0.4, spread: [6, 6], grain: 0.22, weave: [2, 6] },
  terry: { loft: 0.8, wrinkle: 0.6, spread: [10, 12], grain: 0.3, weave: [4, 4] },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

/** A cloth: its colour, its material, and its woven or printed pattern. */
export interface Cloth {
  readonly colour: string;
  readonly material: MaterialName;
  /** A pattern's definition under `id`, turned by `turn` degrees; nothing for plain cloth. */
  readonly pattern?: { readonly id: string; readonly definition: string; readonly turn: number };
}

const grey = (result: string, from: string, row: string): string =>
  `<feColorMatrix in="${from}" result="${result}" values="${row} ${row} ${row} 0 0 0 0 1"/>`;

/** The light minus the same light at an offset: relief as an opaque grey around one half. */
const relief = (name: string, step: number, gain: number): string =>
  `<feOffset in="${name}" dx="${num(step)}" dy="${num(step * 1.2)}" result="${name}o"/>` +
  `<feColorMatrix in="${name}o" result="${name}n" values="-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 0 1"/>` +
  `<feComposite in="${name}" in2="${name}n" operator="arithmetic" k2="${num(gain)}" k3="${num(gain)}" k4="${num(0.5 - gain)}" result="${name}r"/>`;

/** The filter that lights a piece of cloth from the upper left; lengths are centimetres of the drawing. */
const lightFilter = (material: Material, seed: number, pale: number): string => {
  const [across, along] = material.spread;
  const grain = material.grain * (1 - 0.55 * pale);
  const body =
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(material.loft)}" result="b"/>` +
    grey('e', 'b', '0 0 0 1 0') +
    relief('e', material.loft * 0.7, 0.52 - 0.3 * pale) +
    `<feTurbulence type="fractalNoise" baseFrequency="${num(1 / across)} ${num(1 / along)}" numOctaves="1" seed="${seed}" result="t"/>` +
    grey('w', 't', '1 0 0 0 0') +
    relief('w', 0.9, material.wrinkle * (0.6 - 0.34 * pale)) +
    `<feTurbulence type="fractalNoise" baseFrequency="${material.weave[0]} ${material.weave[1]}" numOctaves="1" seed="${seed + 7}" result="f"/>` +
    grey('g', 'f', '1 0 0 0 0') +
    `<feComposite in="er" in2="wr" operator="arithmetic" k2="1" k3="1" k4="-0.5" result="s"/>` +
    `<feComposite in="s" in2="g" operator="arithmetic" k2="1" k3="${num(grain)}" k4="${num(-grain / 2 - 0.02 * pale)}" result="l"/>` +
    `<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="2" result="c"/>` +
    `<feComposite in="c" in2="SourceAlpha" operator="in"/>`;
  return `x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB">${body}`;
};

/** The options of a piece of a garment, besides its outline. */
export interface PieceOptions {
  /** Drawn on the cloth and clipped to it: folds, seams, stitches. */
  readonly on?: string;
  /** The seed of the wrinkles, so that two sleeves differ. */
  readonly seed?: number;
  /** How dark the lower end is, 0 to 1. */
  readonly fall?: number;
  /** Transform of the pattern within the piece. */
  readonly grainline?: string;
}

const patterned = (outline: string, cloth: Cloth, grainline: string | undefined): string => {
  if (!cloth.pattern) return '';
  const { id, definition, turn } = cloth.pattern;
  if (!grainline) return `${definition}<path d="${outline}" fill="url(#${id})"/>`;
  const turned = idOf(id + grainline);
  return `${definition}<pattern id="${turned}" href="#${id}" xlink:href="#${id}" patternTransform="${grainline} rotate(${turn})"/><path d="${outline}" fill="url(#${turned})"/>`;
};

/**
 * One piece of a garment: filled and patterned with `cloth`, shaded from top to bottom and at its edges,
 * with `on` clipped to it and a thin darker outline. Coordinates are centimetres.
 */
export const piece = (outline: string, cloth: Cloth, options: PieceOptions = {}): string => {
  const { on = '', seed = 3, fall = 0.16, grainline } = options;
  const filter = lightFilter(materials[cloth.material], seed, lightness(cloth.colour));
  const id = idOf(outline + cloth.colour + filter);
  const dark = darken(cloth.colour, 0.75);
  const glow = lightness(cloth.colour) < 0.35 ? 0.12 : 0.16;
  return (
    `<filter id="${id}f" ${filter}</filter><clipPath id="${id}c"><path d="${outline}"/></clipPath>` +
    `<linearGradient id="${id}g" x1="0.15" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${lighten(cloth.colour, 0.6)}" stop-opacity="${glow}"/>` +
    `<stop offset="0.45" stop-color="${cloth.colour}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="${fall}"/></linearGradient>` +
    `<g filter="url(#${id}f)"><path d="${outline}" fill="${cloth.colour}"/>${patterned(outline, cloth, grainline)}` +
    `<path d="${outline}" fill="url(#${id}g)"/><g clip-path="url(#${id}c)">${on}</g></g>` +
    `<path d="${outline}" fill="none" stroke="${dark}" stroke-opacity="0.5" stroke-width="0.1" stroke-linejoin="round"/>`
  );
};

/** The wrong side of the same cloth, visible inside a neck or a cuff: darker and less saturated. */
export const wrongSide = (cloth: Cloth, depth = 0.3): Cloth => ({
  ...cloth,
  colour: mix(cloth.colour, '#33211a', depth),
});

/**
 * A strap, handle or lace of `width` centimetres along a path, shaded like a piece; with `thread`,
 * stitched along both edges.
 */
export const strap = (path: string, width: number, cloth: Cloth, thread?: string): string => {
  const filter = lightFilter(
    { ...materials[cloth.material], loft: width * 0.16 },
    5,
    lightness(cloth.colour),
  );
  const id = idOf(path + cloth.colour + filter);
  const line = (stroke: string, wide: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${num(wide)}" stroke-linejoin="round" ${more}/>`;
  const sewn = thread
    ? line(thread, width * 0.8, 'stroke-dasharray="0.42 0.24"') +
      line(cloth.colour, width * 0.8 - 0.18)
    : '';
  return (
    `<filter id="${id}" ${filter.replace('x="-6%" y="-6%" width="112%" height="112%"', 'filterUnits="userSpaceOnUse" x="-80" y="-80" width="160" height="200"')}</filter>` +
    `<g filter="url(#${id})">${line(darken(cloth.colour, 0.6), width)}${line(cloth.colour, width - 0.14)}${sewn}</g>`
  );
};
