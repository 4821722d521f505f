import { strap, type Cloth } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow } from './fold.ts';
import { num } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { buckle, type Metal } from './trim.ts';

/** A belt: its leather, and the metal of its buckle; plaited, or cut in one strap. */
export interface BeltCut {
  readonly cloth: Cloth;
  readonly metal: Metal;
  readonly plaited?: boolean;
}

const braid = (path: string, colour: string): string =>
  `<path d="${path}" fill="none" stroke="${darken(colour, 0.55)}" stroke-width="3" stroke-dasharray="0.3 1.1"/><path d="${path}" fill="none" stroke="${lighten(colour, 0.25)}" stroke-width="1.4" stroke-opacity="0.6" stroke-dasharray="0.7 0.7"/><path d="${path}" fill="none" stroke="${darken(colour, 0.6)}" stroke-width="0.24"/>`;

const holes = (x: number, y: number): string =>
  [0, 2.4, 4.8, 7.2, 9.6]
    .map(
      (dx) =>
        `<circle cx="${num(x + dx)}" cy="${y}" r="0.3" fill="#1a0f0a"/><circle cx="${num(x + dx)}" cy="${y + 0.08}" r="0.36" fill="none" stroke="#fff3dd" stroke-opacity="0.3" stroke-width="0.08"/>`,
    )
    .join('');

const keeper = (x: number, y: number, cloth: Cloth): string =>
  castShadow(`M${x} ${y - 2}V${y + 2}`, 1.4, 0.3, 0.3) +
  strap(`M${x} ${y - 2.3}V${y + 2.3}`, 1.3, cloth);

const loop =
  'M-6 17C-20 17 -29 9 -29 -2C-29 -15 -15 -20 1 -20C18 -20 30 -14 30 -2C30 10 20 17.6 6 18';
const tail = 'M-9 17.2C2 18.6 12 18.4 21 16.2C24 15.4 26.6 14.6 29 13.2';
const wave =
  'M-16 -34C-16 -20 -15.4 0 -15.8 14C-16 28 -4 33 2 24C7 16 3 4 4 -10C5 -24 14 -28 16 -16C17.4 -4 16 20 16.4 36';

const buckled = (cut: BeltCut, thread: string | undefined): string =>
  strap(loop, 4.2, cut.cloth, thread) +
  (cut.plaited ? braid(loop, cut.cloth.colour) : '') +
  castShadow(tail, 3.8, 0.42, 0.7) +
  strap(tail, 4.2, cut.cloth, thread) +
  (cut.plaited ? braid(tail, cut.cloth.colour) : holes(8, 18.3)) +
  buckle([-5.4, 17.6], 4.4, 6.4, cut.metal) +
  keeper(0.6, 18.1, cut.cloth);

const unrolled = (cut: BeltCut, thread: string | undefined): string =>
  strap(wave, 3.6, cut.cloth, thread) +
  (cut.plaited ? braid(wave, cut.cloth.colour) : '') +
  `<g transform="translate(-16 -35) rotate(90)">${buckle([0, 0], 4, 5.6, cut.metal)}${keeper(5.6, 0, cut.cloth)}</g><g transform="translate(16.3 24) rotate(90)">${cut.plaited ? '' : holes(0, 0)}</g>`;

/** A belt: buckled as it is worn, or (its back) unrolled in a long wave. */
export const belt = (cut: BeltCut, side: Side): Flat => {
  const front = side === 'front';
  const thread = cut.plaited ? undefined : lighten(cut.cloth.colour, 0.4);
  return {
    art: front ? buckled(cut, thread) : unrolled(cut, thread),
    box: front
      ? { x: -35, y: -28, width: 70, height: 58 }
      : { x: -26, y: -40, width: 50, height: 80 },
    details: {
      buckle: front
        ? { x: -1, y: 14, width: 24, turn: -6 }
        : { x: -12, y: -28, width: 24, turn: 6 },
    },
    height: 1,
  };
};
