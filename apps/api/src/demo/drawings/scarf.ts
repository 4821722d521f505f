import { piece, type Cloth } from './cloth.ts';
import { cast, drapes, folds, type Fold } from './fold.ts';
import type { Flat, Side } from './sheet.ts';
import { fringe, label } from './trim.ts';

/** A scarf or shawl, and the colour of its fringe. */
export interface ScarfCut {
  readonly cloth: Cloth;
  readonly fringe: string;
  /** Bands of another dye near both ends. */
  readonly band?: string;
}

const along = (list: readonly (readonly [number, number, number, number, number])[]): string =>
  folds(
    list.map(([x1, y1, x2, y2, bend]): Fold => ({
      from: [x1, y1],
      to: [x2, y2],
      bend,
      width: 1.5,
      depth: 0.62,
    })),
    0.5,
  );

const bands = (y: number, x: readonly [number, number], colour: string | undefined): string =>
  colour
    ? [0, 3, 4.4]
        .map(
          (drop, index) =>
            `<rect x="${x[0]}" y="${y + drop}" width="${x[1] - x[0]}" height="${index === 0 ? 2.2 : 0.6}" fill="${colour}" fill-opacity="0.85"/>`,
        )
        .join('')
    : '';

const looped = (cut: ScarfCut): string => {
  const under = 'M4 22C10 34 13 52 13 84L-5 85C-4 56 -6 40 -12 24Z';
  const over = 'M-20 24C-17 40 -20 60 -25 79L-7 83C-2 60 2 42 9 26C4 18 -12 14 -20 24Z';
  const neck = 'M-21 26C-28 10 -18 -6 1 -7C20 -8 29 8 22 24C18 33 8 36 -2 33C-12 30 -18 30 -21 26Z';
  const hollow =
    'M-14 11C-15.6 1 -7 -3 0.6 -3.4C9 -3.8 17 1.6 15.6 11C13 17.4 4 18.4 -1 18C-7 17.6 -12.6 16 -14 11Z';
  return (
    fringe([-5, 84.6], [13, 83.6], 17, 6, cut.fringe) +
    piece(under, cut.cloth, {
      seed: 5,
      fall: 0.3,
      on:
        bands(73, [-8, 16], cut.band) +
        along([
          [6, 30, 9, 82, 0.6],
          [1, 34, 3, 84, -0.5],
          [-5, 32, -1, 84, 0.4],
        ]),
    }) +
    fringe([-25, 78.6], [-7, 82.6], 17, 6, cut.fringe) +
    cast(over, 1.4, 0.45, 0.8) +
    piece(over, cut.cloth, {
      seed: 8,
      fall: 0.26,
      grainline: 'rotate(13)',
      on:
        `<g transform="rotate(13)">${bands(73, [-16, 16], cut.band)}</g>` +
        along([
          [-15, 30, -20, 79, 0.8],
          [-9, 32, -15, 81, 0.6],
          [-2, 34, -10, 82, 0.8],
          [3, 32, -3, 66, 0.6],
        ]),
    }) +
    cast('M-20 25C-10 34 10 38 21 26', 2, 0.5, 1) +
    piece(neck, cut.cloth, {
      seed: 11,
      fall: 0.22,
      grainline: 'rotate(80)',
      on: along([
        [-20, 20, 20, 22, -5],
        [-18, 24, 16, 29, -3.4],
        [-22, 12, -4, -4, 2],
        [23, 12, 8, -4, -2],
        [-16, 6, -8, -5, 1],
        [-15, 14, 18, 16, -4],
        [-17, 17, 14, 24, -3.4],
        [-14, 27, 6, 33.6, -1.4],
        [20, 19, 6, 32, 1.4],
        [-20, 8, -13, 24, -2],
      ]),
    }) +
    piece(
      hollow,
      { ...cut.cloth, colour: cut.cloth.colour },
      {
        seed: 2,
        fall: 0.3,
        on:
          `<path d="${hollow}" fill="#22131a" fill-opacity="0.62"/>` + along([[-10, 8, 12, 9, -3]]),
      },
    )
  );
};

const folded = (cut: ScarfCut): string => {
  const sheet = (x: number, y: number, seed: number): string =>
    piece(
      `M${-22 + x} ${y}C-8 ${y - 0.8} 8 ${y + 0.6} ${22 + x} ${y}C${23 + x} ${y + 16} ${22 + x} ${y + 34} ${22.4 + x} ${52 + y}C8 ${53 + y} -8 ${51.6 + y} ${-22.4 + x} ${52 + y}C${-22 + x} ${34 + y} ${-23 + x} ${16 + y} ${-22 + x} ${y}Z`,
      cut.cloth,
      {
        seed,
        fall: 0.2,
        on:
          bands(40 + y, [-24, 25], cut.band) +
          folds(
            [
              ...drapes(seed, 4, { x: [-20, 20], y: [y + 2, y + 52], width: 2, depth: 0.34 }),
              { from: [-22, y + 25], to: [22, y + 26], bend: 0.5, width: 1, depth: 0.4 },
            ],
            0.6,
          ),
      },
    );
  return (
    fringe([-20.6, 55.2], [24, 55.2], 30, 6.4, cut.fringe) +
    sheet(1.6, 3.4, 3) +
    cast('M-22 52.4L22 52.4L22 0', 1.2, 0.3, 0.6) +
    fringe([-22, 51.8], [22, 51.8], 30, 6.4, cut.fringe) +
    sheet(0, 0, 6) +
    label([15, 3], 5)
  );
};

/** A scarf: knotted as it is worn, or (its back) folded on the shelf with both fringes showing. */
export const scarf = (cut: ScarfCut, side: Side): Flat => {
  const worn = side === 'front';
  return {
    art: worn ? looped(cut) : folded(cut),
    box: worn
      ? { x: -34, y: -9, width: 68, height: 102 }
      : { x: -29, y: -2, width: 58, height: 68 },
    spots: {
      fringe: worn ? { x: -10, y: 76, wide: 34, turn: -8 } : { x: 6, y: 50, wide: 34, turn: 6 },
      fold: { x: 2, y: 18, wide: 40, turn: 6 },
    },
    height: 1.2,
  };
};
