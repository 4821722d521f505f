import { idOf, num } from './geometry.ts';

/** Where a detail picture looks: the centre in centimetres, how many centimetres wide, and the turn in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly turn?: number;
}

/** A garment laid flat, drawn in centimetres around x = 0. */
export interface Flat {
  readonly art: string;
  /** What it covers. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Details worth a picture of their own, by name. */
  readonly spots: Readonly<Record<string, Spot>>;
  /** How far it stands above the ground, in centimetres: a shoe more than a shawl. */
  readonly height?: number;
}

/** Which side of a garment lies up. */
export type Side = 'front' | 'back';

export type Ground = 'lime' | 'sand' | 'sky' | 'blush' | 'stone';

const grounds: Record<Ground, readonly [light: string, dark: string]> = {
  lime: ['#f7f3ea', '#e7dfd0'],
  sand: ['#f1e7d6', '#dfd0b8'],
  sky: ['#e9edee', '#d0d9de'],
  blush: ['#f4e7df', '#e4d0c5'],
  stone: ['#e2ddd3', '#cac3b6'],
};

/** A lime-washed ground of the given size in pixels: brushed both ways, light falling from the upper left. */
export const limeWash = (width: number, height: number, ground: Ground, bleed = 0): string => {
  const [light, dark] = grounds[ground];
  const size = `width="${width + bleed * 2}" height="${height + bleed * 2}"`;
  return (
    `<radialGradient id="wash" cx="0.3" cy="0.22" r="1.05"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    `<filter id="brush" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.0016 0.006" numOctaves="2" seed="11" result="a"/><feTurbulence type="fractalNoise" baseFrequency="0.007 0.0018" numOctaves="2" seed="4" result="b"/>` +
    `<feComposite in="a" in2="b" operator="arithmetic" k2="0.5" k3="0.5" result="n"/>` +
    `<feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 0.97 2.4 0 0 0 -0.95"/></filter>` +
    `<g transform="translate(${-bleed} ${-bleed})"><rect ${size} fill="url(#wash)"/><rect ${size} filter="url(#brush)" opacity="0.4"/></g>`
  );
};

/** Art with its one contact shadow on the ground; `rise` in the art's own units. */
export const grounded = (art: string, rise: number): string => {
  const id = idOf(`shadow${rise}`);
  return (
    `<filter id="${id}" x="-12%" y="-12%" width="130%" height="130%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(rise * 0.9)}"/><feOffset dx="${num(rise * 0.8)}" dy="${num(rise * 1.2)}"/>` +
    `<feColorMatrix values="0 0 0 0 0.2 0 0 0 0 0.13 0 0 0 0 0.14 0 0 0 0.5 0" result="s"/>` +
    `<feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#${id})">${art}</g>`
  );
};

/** A drawing ready for the renderer: SVG text, what to trim from every side, and how far to enlarge the rest. */
export interface Sheet {
  readonly svg: string;
  /** Pixels of the SVG as it is written, before it is enlarged. */
  readonly bleed: number;
  readonly enlarge: number;
}

/** Every product picture's size in pixels. */
export const sheetSize = { width: 1600, height: 2000 } as const;

/**
 * SVG text of a picture of the given size around `body`, drawn `bleed` pixels beyond each side: a filter sees
 * nothing past the canvas, so cloth running off the picture must run off inside what is trimmed. A sheet to be
 * enlarged is written that much smaller, since the cost of lighting cloth goes with the square of its size.
 */
export const sheetOf = (
  width: number,
  height: number,
  body: string,
  bleed = 0,
  enlarge = 1,
): Sheet => {
  const [w, h] = [width + bleed * 2, height + bleed * 2];
  return {
    bleed: Math.round(bleed / enlarge),
    enlarge,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${Math.round(w / enlarge)}" height="${Math.round(h / enlarge)}" viewBox="${-bleed} ${-bleed} ${w} ${h}">${body}</svg>\n`,
  };
};

const laid = (flat: Flat, ground: Ground, bleed: number, place: string): Sheet => {
  const { width, height } = sheetSize;
  const art = `<g transform="translate(${width / 2} ${height / 2}) ${place}">${grounded(flat.art, flat.height ?? 0.8)}</g>`;
  return sheetOf(
    width,
    height,
    limeWash(width, height, ground, bleed) + art,
    bleed,
    bleed > 0 ? 4 / 3 : 1,
  );
};

/** The whole garment on its ground, as large as its margins allow, turned by `turn` degrees. */
export const wholeSheet = (flat: Flat, ground: Ground, turn = 0): Sheet => {
  const { x, y, width, height } = flat.box;
  const scale = num(Math.min(1430 / width, 1720 / height));
  const centre = `${num(-x - width / 2)} ${num(-y - height / 2)}`;
  return laid(flat, ground, 0, `rotate(${turn}) scale(${scale}) translate(${centre})`);
};

/** One detail of a garment filling the sheet. */
export const detailSheet = (flat: Flat, spot: Spot, ground: Ground): Sheet => {
  const scale = num(sheetSize.width / spot.wide);
  const centre = `${num(-spot.x)} ${num(-spot.y)}`;
  return laid(flat, ground, 96, `rotate(${spot.turn ?? 0}) scale(${scale}) translate(${centre})`);
};
