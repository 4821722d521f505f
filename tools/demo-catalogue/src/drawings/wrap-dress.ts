import { gathers } from './gathers.ts';
import { type Cloth, piece } from './cloth.ts';
import type { DressCut } from './dress-cut.ts';
import { drapes, castShadow, folds } from './fold.ts';
import { closed, bothSides, wavy } from './geometry.ts';
import { seam, stitches, threadFor } from './trim.ts';

/** A fluttering short sleeve. */
export const flutter = (cloth: Cloth, seed: number): string =>
  piece(
    `M14 1.6C18 2.4 20 3.6 21.2 5C27 9 33 17 36.4 25${wavy([36.4, 25], [21.6, 30], 4, 1.6)}C20 26 18.6 22 17 18Z`,
    cloth,
    {
      seed,
      grainline: 'rotate(-24)',
      on:
        folds(
          [
            ...gathers(seed, 7, [20.5, 22], 6, 4, 1.1),
            { from: [22, 8], to: [31, 26], bend: 1, width: 1.6, depth: 0.6 },
            { from: [21.6, 10], to: [25.6, 28], bend: 0.6, width: 1.4, depth: 0.55 },
            { from: [24, 8], to: [34.6, 24], bend: 1, width: 1.2, depth: 0.5 },
          ],
          0.4,
        ) + stitches('M35.4 23.6C31 26.6 26 28.4 21.4 28.8', threadFor(cloth.colour), 0.07),
    },
  );

/** The crossed bodice and the overlapping skirt. */
export const wrapBody = (cut: DressCut, front: boolean): string => {
  const thread = threadFor(cut.cloth.colour);
  const neck = front ? 'M0 27L8.2 0.4' : 'M0 2C4 2 7 1.4 8.2 0.4';
  const bodice = closed(
    `${neck}C12 1.6 17 3.2 21.2 5C19.6 11 19.8 18 24 24C22.6 30 20 35 18.6 40C10 41.4 4 41.6 0 41.6`,
  );
  const skirt = `M-18.6 40C-8 41.4 8 41.4 18.6 40C23 54 31 86 37 115${wavy([37, 115], [-36, 116], 6, 2.2)}C-30 86 -22 54 -18.6 40Z`;
  const left =
    'M-8.2 0.4C-5 12 1 24 10.6 40.8L-18.6 40.2C-20 35 -22.6 30 -24 24C-19.8 18 -19.6 11 -21.2 5C-17 3.2 -12 1.6 -8.2 0.4Z';
  const edge = 'M-8.2 0.4C-5 12 1 24 10.6 40.8';
  const flow = folds(
    [
      ...drapes(3, 8, { x: [-17, 17], y: [42, 115], flare: 1.85, width: 2.6, depth: 0.5 }),
      ...gathers(12, 14, [-17, 17], 41, 12, 1.25),
    ],
    0.6,
  );
  const overlap = 'M6 41C9 60 13 90 14 117';
  const lower = piece(skirt, cut.cloth, {
    seed: 5,
    fall: 0.26,
    on:
      flow +
      (front
        ? castShadow(overlap, 1.6, 0.42, 0.6) +
          seam(overlap) +
          stitches('M5 41C8 60 12 90 13 117', thread, 0.08)
        : seam('M0 42V116', 0.6)) +
      stitches('M-35.4 112.6C-18 116.6 18 116 36.4 111.8', thread, 0.08),
  });
  const upperFolds = folds(
    [
      { from: [-20, 26], to: [-4, 33], bend: 1.4, width: 1.8, depth: 0.5 },
      { from: [-18, 36], to: [2, 34], bend: -1, width: 1.6, depth: 0.5 },
      { from: [-18, 39], to: [4, 38], bend: -0.6, width: 1.2, depth: 0.5 },
      { from: [20, 26], to: [10, 36], bend: -1, width: 1.6, depth: 0.5 },
    ],
    0.5,
  );
  const upper = piece(bodice, cut.cloth, {
    seed: 7,
    on: upperFolds + seam(bothSides('M21.2 5C19.6 11 19.8 18 24 24')),
  });
  const over = front
    ? castShadow(edge, 1.2, 0.45, 0.5) +
      piece(left, cut.cloth, {
        seed: 9,
        on:
          upperFolds +
          stitches('M-9 0.8C-6 12.4 0 24.6 9.4 40.8', thread, 0.08) +
          seam('M-21.2 5C-19.6 11 -19.8 18 -24 24'),
      })
    : '';
  return lower + upper + over;
};

/** The sash and its bow on the hip. */
export const sash = (cut: DressCut): string => {
  const part = (path: string, seed: number): string =>
    castShadow(path, 1, 0.35) +
    piece(path, cut.cloth, {
      seed,
      fall: 0.25,
      on: folds([{ from: [14, 42], to: [16, 60], width: 0.8, depth: 0.5 }], 0.3),
    });
  return (
    part('M-19 38.6C-8 40.4 8 40.4 19 38.6L19.6 43C8 44.6 -8 44.6 -19.6 43Z', 3) +
    part('M12.6 41C12 52 14.6 62 13 76L16.4 76.6C17.6 62 15.6 52 15.6 41Z', 4) +
    part('M14.4 41C17 50 17.4 58 21 68L24 66.6C20.6 58 19.4 50 17 40.6Z', 6) +
    part('M14.6 41C9 36 4.4 37 4.6 40.4C4.8 43.4 9 44.2 14.6 42Z', 7) +
    part('M15 41C20.6 36 25 37 25 40.2C25 43.2 20.6 44 15 42Z', 8) +
    part('M13.4 39.6C14.6 39 16 39.2 16.6 39.8V43.4C15.6 44 14.2 44 13.4 43.4Z', 9)
  );
};
