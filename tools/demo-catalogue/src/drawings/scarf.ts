import { piece, type Cloth } from './cloth.ts';
import { castShadow, drapes, folds, type Fold } from './fold.ts';
import type { Flat, Side } from './sheet.ts';
import { fringe, label } from './trim.ts';

/** A scarf or shawl, and the colour of its fringe. */
export interface ScarfCut {
  readonly cloth: Cloth;
  readonly fringe: string;
  /** Bands of another colour near both ends. */
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

const tails = (cut: ScarfCut): string => {
  const under = 'M-4 28C0 44 2 60 0 85L18 83.6C17 60 14 44 12 28Z';
  const over = 'M-12 28C-14 44 -18 62 -22 80L-3 83.6C-1 62 1 46 6 29Z';
  const wide = [-2, 20] as const;
  return (
    fringe([0, 84.6], [18, 83.4], 17, 6, cut.fringe) +
    piece(under, cut.cloth, {
      seed: 5,
      fall: 0.3,
      on:
        bands(73, wide, cut.band) +
        along([
          [8, 34, 14, 82, 0.8],
          [4, 34, 7, 84, -0.5],
          [0, 36, 3, 84, 0.4],
        ]),
    }) +
    fringe([-22, 79.6], [-3, 83.2], 17, 6, cut.fringe) +
    castShadow(over, 1.4, 0.45, 0.8) +
    piece(over, cut.cloth, {
      seed: 8,
      fall: 0.26,
      grainline: 'rotate(11)',
      on:
        `<g transform="rotate(11)">${bands(72, [-16, 16], cut.band)}</g>` +
        along([
          [-9, 35, -18, 79, 0.8],
          [-5, 36, -13, 81, 0.6],
          [0, 36, -8, 82, 0.8],
          [3, 35, -4, 70, 0.6],
        ]),
    })
  );
};

/** Folded in two around the neck, with the tails pulled through the loop. */
const looped = (cut: ScarfCut): string => {
  const slit = 'M0 25C8 22 8.4 4 0 2C-8.4 4 -8 22 0 25Z';
  const loop = `M-14 30C-22 12 -17 -8 0 -9C17 -8 22 12 14 30C8 34 -8 34 -14 30Z${slit}`;
  const knot =
    'M-15 25C-8 21.4 6 21 14.4 25.6C16.4 29.6 15.4 34 13 37C5 34.6 -5 34.8 -13.4 37.4C-16.4 33.6 -17 28.8 -15 25Z';
  return (
    tails(cut) +
    piece(loop, cut.cloth, {
      seed: 11,
      fall: 0.22,
      on:
        along([
          [-12, 28, -10, -3, -2.4],
          [-15.4, 26, -13, 0, -1.6],
          [-8.6, 26, -5, 0, -2],
          [12, 28, 10, -3, 2.4],
          [15.4, 26, 13, 0, 1.6],
          [8.6, 26, 5, 0, 2],
          [-9, -4, 9, -4.4, -1.6],
        ]) + castShadow(slit, 1, 0.35, 0.5),
    }) +
    castShadow('M-14 37C-5 34.6 5 34.6 13.4 36.8', 2, 0.5, 0.9) +
    piece(knot, cut.cloth, {
      seed: 4,
      fall: 0.3,
      grainline: 'rotate(84)',
      on: along([
        [-15, 27, 13, 28.4, -1.6],
        [-15.6, 30.6, 14.6, 31.4, -1.8],
        [-14.6, 34, 13.6, 34.6, -1.6],
        [-6, 24, 9, 25, -0.8],
      ]),
    })
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
    castShadow('M-22 52.4L22 52.4L22 0', 1.2, 0.3, 0.6) +
    fringe([-22, 51.8], [22, 51.8], 30, 6.4, cut.fringe) +
    sheet(0, 0, 6) +
    label([15, 3], 5)
  );
};

/** A scarf: knotted as it is worn, or (its back) folded with both fringes visible. */
export const scarf = (cut: ScarfCut, side: Side): Flat => {
  const worn = side === 'front';
  return {
    art: worn ? looped(cut) : folded(cut),
    box: worn
      ? { x: -32, y: -9, width: 64, height: 102 }
      : { x: -29, y: -2, width: 58, height: 68 },
    details: {
      fringe: worn ? { x: -5, y: 75, width: 36, turn: -7 } : { x: 6, y: 50, width: 34, turn: 6 },
      fold: { x: 2, y: 18, width: 40, turn: 6 },
    },
    height: 1.2,
  };
};
