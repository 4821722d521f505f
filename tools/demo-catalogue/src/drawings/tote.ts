import type { BagCut } from './bag-cut.ts';
import { piece, strap, wrongSide } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { plain } from './pattern.ts';
import { jasmine, label, seam, stitches, threadFor } from './trim.ts';

/** A canvas tote: a jasmine sprig printed on its front, a pocket stitched on its back. */
export const tote = (cut: BagCut, front: boolean): string => {
  const thread = threadFor(cut.cloth.colour);
  const web = plain(cut.second, 'twill');
  const handle = (lift: number): string =>
    `M-9 14C-9.6 ${-6 - lift} -8 ${-19 - lift} 0 ${-20 - lift}C8 ${-19 - lift} 9.6 ${-6 - lift} 9 14`;
  const body =
    'M-20 0C-8 1.2 8 1.2 20 0C20.8 14 20.6 30 19 42C8 43.6 -8 43.6 -19 42C-20.6 30 -20.8 14 -20 0Z';
  const patch = (x: number): string =>
    `<rect x="${x - 1.5}" y="4" width="3" height="9.6" fill="${cut.second}"/>` +
    stitches(
      `M${x - 1.1} 4.6H${x + 1.1}V9H${x - 1.1}ZM${x - 1.1} 4.6L${x + 1.1} 9M${x + 1.1} 4.6L${x - 1.1} 9`,
      lighten(cut.second, 0.45),
      0.09,
    );
  const flowers: readonly (readonly [number, number, number, number])[] = [
    [-3, 21, 4.2, 0],
    [4.6, 26.6, 3.2, 30],
    [-5, 30, 2.6, 60],
    [5.4, 18.4, 2.2, 12],
  ];
  const print = front
    ? `<path d="M-9 37C-4 34 2 28 8 15M-2 32C-6 31 -9 27 -9 23M3.4 25.6C6 25 9.4 22 9.6 20" fill="none" stroke="${cut.second}" stroke-width="0.6" stroke-linecap="round"/>` +
      [
        [-8, 26, 40],
        [8.6, 23, -30],
        [-5.6, 35.6, 70],
        [1, 33, 10],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C1.6 -2 1.6 -4 0 -6C-1.6 -4 -1.6 -2 0 0Z" fill="${cut.second}"/>`,
        )
        .join('') +
      flowers.map(([x, y, r, turn]) => jasmine([x, y], r, darken(cut.second, 0.12), turn)).join('')
    : seam('M-11 10H11') + stitches('M-11 10V29H11V10', thread);
  return (
    strap(handle(1.6), 2.8, { ...web, colour: darken(cut.second, 0.25) }) +
    piece('M-20 0C-8 -1.8 8 -1.8 20 0C8 1.2 -8 1.2 -20 0Z', wrongSide(cut.cloth, 0.4), {}) +
    piece(body, cut.cloth, {
      seed: 7,
      fall: 0.22,
      on:
        print +
        folds(
          [
            { from: [-18, 30], to: [-6, 42], bend: 1, width: 1.8, depth: 0.45 },
            { from: [17, 26], to: [8, 41], bend: -1, width: 1.8, depth: 0.45 },
            { from: [-9, 14], to: [-12, 28], bend: 0.6, width: 1.4, depth: 0.4 },
            { from: [10, 15], to: [12, 26], bend: -0.5, width: 1.2, depth: 0.35 },
          ],
          0.6,
        ) +
        stitches('M-20 2.8C-8 4 8 4 20 2.8M-20 3.3C-8 4.5 8 4.5 20 3.3', thread),
    }) +
    castShadow(handle(0), 1.6, 0.3, 0.5) +
    strap(handle(0), 2.8, web) +
    patch(-9) +
    patch(9) +
    (front ? label([15.6, 34], 3.6) : '')
  );
};
