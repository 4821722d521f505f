import { pegRail } from './architecture.ts';
import { type DesignName, designs } from './designs.ts';
import { idOf, num, type Point } from './geometry.ts';
import { withShadow, type Side } from './sheet.ts';

interface Placement {
  readonly design: DesignName;
  readonly colour: string;
  readonly side?: Side;
  /** The centre of its top edge, in pixels. */
  readonly at: Point;
  /** Its height in pixels. */
  readonly height: number;
  readonly turn?: number;
}

/** Places a garment in a scene, at its own proportions and with a shadow. */
export const placeDesign = ({
  design,
  colour,
  side = 'front',
  at,
  height,
  turn = 0,
}: Placement): string => {
  const flat = designs[design](colour, side);
  const { box } = flat;
  return `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${num(height / box.height)}) translate(${num(-box.x - box.width / 2)} ${num(-box.y)})">${withShadow(flat.art, flat.height ?? 0.8)}</g>`;
};

/** Places architecture in a scene: its origin in pixels, and its scale. */
export const placeArt = (x: number, y: number, scale: number, art: string, rise = 0.9): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${withShadow(art, rise)}</g>`;

/** The blurred shadow of leaves on a wall; the leaves are above and to the left of the image. */
export const dappled = (art: string, dx: number, dy: number): string => {
  const id = idOf(`dapple${dx}${dy}`);
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="16"/><feOffset dx="${dx}" dy="${dy}"/><feColorMatrix values="0 0 0 0 0.28 0 0 0 0 0.27 0 0 0 0 0.36 0 0 0 0.3 0"/></filter><g filter="url(#${id})">${art}</g>`;
};

/** A lime-washed step over the whole width. */
export const step = (y: number, height: number, width: number): string =>
  `<linearGradient id="step" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3ecdf"/><stop offset="0.12" stop-color="#e6dccb"/><stop offset="1" stop-color="#cdbfa8"/></linearGradient><rect x="0" y="${y}" width="${width}" height="${height}" fill="url(#step)"/><path d="M0 ${y}H${width}" stroke="#fffaf0" stroke-width="5"/><path d="M0 ${y + 30}H${width}" stroke="#8d7d66" stroke-opacity="0.22" stroke-width="3"/>`;

/** An iron nail in the wall. */
export const nail = (x: number, y: number): string =>
  `<circle cx="${x + 5}" cy="${y + 8}" r="9" fill="#22131a" fill-opacity="0.35"/><circle cx="${x}" cy="${y}" r="8" fill="#3a3d42"/><circle cx="${x - 2.5}" cy="${y - 3}" r="2.6" fill="#a9b0b8"/>`;

/** A clothes-peg on a line. */
export const peg = (x: number, y: number): string =>
  `<rect x="${x - 6}" y="${y - 16}" width="12" height="46" rx="4" fill="#b98a55" stroke="#6b4a26" stroke-width="1.5"/><path d="M${x} ${y - 14}V${y + 28}" stroke="#6b4a26" stroke-width="2"/><path d="M${x - 7} ${y + 4}H${x + 7}" stroke="#8c8f93" stroke-width="4"/>`;

/** A wooden hanger, `wide` pixels across, with its shoulders just below `y`. */
export const hanger = (x: number, y: number, wide: number): string =>
  `<path d="M${x} ${y - 44}C${x + 16} ${y - 58} ${x + 24} ${y - 30} ${x} ${y - 20}V${y - 6}" fill="none" stroke="#6f7378" stroke-width="5" stroke-linecap="round"/><path d="M${x - wide / 2} ${y + 34}C${x - wide / 3} ${y + 8} ${x - 20} ${y - 6} ${x} ${y - 8}C${x + 20} ${y - 6} ${x + wide / 3} ${y + 8} ${x + wide / 2} ${y + 34}" fill="none" stroke="#8a5c36" stroke-width="13" stroke-linecap="round"/>`;

/** A peg rail over the whole width of a banner, with a peg at each x position. */
export const rail = (positions: readonly number[]): string =>
  placeArt(
    0,
    0,
    14,
    pegRail(
      -2,
      174,
      4.4,
      positions.map((x) => x / 14),
    ),
    0.5,
  );
