import { idOf, num } from './geometry.ts';

/** The area of a detail image: the centre in centimetres, the width in centimetres, and the turn in degrees. */
export interface DetailArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn?: number;
}

/** A garment laid flat, drawn in centimetres around x = 0. */
export interface Flat {
  readonly art: string;
  /** The area that it covers, in centimetres. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Details with an image of their own, by name. */
  readonly details: Readonly<Record<string, DetailArea>>;
  /** The height above the background in centimetres, for the shadow. */
  readonly height?: number;
}

/** The visible side of a garment. */
export type Side = 'front' | 'back';

export type Background = 'lime' | 'sand' | 'sky' | 'blush' | 'stone';

const backgrounds: Record<Background, readonly [light: string, dark: string]> = {
  lime: ['#f7f3ea', '#e7dfd0'],
  sand: ['#f1e7d6', '#dfd0b8'],
  sky: ['#e9edee', '#d0d9de'],
  blush: ['#f4e7df', '#e4d0c5'],
  stone: ['#e2ddd3', '#cac3b6'],
};

/** A lime-washed background of the given size in pixels: brushed in both directions, lit from the upper left. */
export const limeWash = (
  width: number,
  height: number,
  background: Background,
  bleed = 0,
): string => {
  const [light, dark] = backgrounds[background];
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

/** Art with its contact shadow on the background; `rise`, the height above it, is in the art's own units. */
export const withShadow = (art: string, rise: number): string => {
  const id = idOf(`shadow${rise}`);
  return (
    `<filter id="${id}" x="-12%" y="-12%" width="130%" height="130%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(rise * 0.9)}"/><feOffset dx="${num(rise * 0.8)}" dy="${num(rise * 1.2)}"/>` +
    `<feColorMatrix values="0 0 0 0 0.2 0 0 0 0 0.13 0 0 0 0 0.14 0 0 0 0.5 0" result="s"/>` +
    `<feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#${id})">${art}</g>`
  );
};

/** A drawing for the renderer: SVG text, the bleed to trim from every side, and the scale factor. */
export interface Sheet {
  readonly svg: string;
  /** In pixels of the SVG before it is enlarged. */
  readonly bleed: number;
  readonly enlarge: number;
}

/** The size of every product image, in pixels. */
export const sheetSize = { width: 1600, height: 2000 } as const;

/**
 * SVG text of an image of the given size around `body`, drawn `bleed` pixels beyond each side. A filter
 * ignores everything outside the canvas, so cloth at the edge must end inside the bleed, which is trimmed. A
 * sheet that is enlarged later is drawn smaller, because the cost of lighting grows with the square of its
 * size.
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

const placeFlat = (flat: Flat, background: Background, bleed: number, transform: string): Sheet => {
  const { width, height } = sheetSize;
  const art = `<g transform="translate(${width / 2} ${height / 2}) ${transform}">${withShadow(flat.art, flat.height ?? 0.8)}</g>`;
  return sheetOf(
    width,
    height,
    limeWash(width, height, background, bleed) + art,
    bleed,
    bleed > 0 ? 4 / 3 : 1,
  );
};

/** The whole garment on its background, as large as the margins allow, turned by `turn` degrees. */
export const wholeSheet = (flat: Flat, background: Background, turn = 0): Sheet => {
  const { x, y, width, height } = flat.box;
  const scale = num(Math.min(1430 / width, 1720 / height));
  const centre = `${num(-x - width / 2)} ${num(-y - height / 2)}`;
  return placeFlat(flat, background, 0, `rotate(${turn}) scale(${scale}) translate(${centre})`);
};

/** One detail of a garment filling the sheet. */
export const detailSheet = (flat: Flat, area: DetailArea, background: Background): Sheet => {
  const scale = num(sheetSize.width / area.width);
  const centre = `${num(-area.x)} ${num(-area.y)}`;
  return placeFlat(
    flat,
    background,
    96,
    `rotate(${area.turn ?? 0}) scale(${scale}) translate(${centre})`,
  );
};
