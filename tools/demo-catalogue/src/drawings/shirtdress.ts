import { gathers } from './gathers.ts';
import { piece, wrongSide } from './cloth.ts';
import type { DressCut } from './dress-cut.ts';
import { drapes, castShadow, folds } from './fold.ts';
import { closed, mirrored, pairOf, bothSides } from './geometry.ts';
import { buttons, label, seam, stitches, threadFor } from './trim.ts';

/** A buttoned dress with rolled sleeves and a knotted belt. */
export const shirtdress = (cut: DressCut, front: boolean): string => {
  const thread = threadFor(cut.cloth.colour);
  const neck = front ? 'M0 12C4 9 7.6 5 8.2 0.4' : 'M0 2C4 2 7 1.4 8.2 0.4';
  const outline = closed(
    `${neck}C12 1.6 17 3.2 21 5C19.6 11 20 18 24 24C22.6 32 20.6 37 20 43C23 62 28 88 31.4 112C20 115.4 8 116 0 116`,
  );
  const arm = (seed: number): string =>
    piece(
      'M16 3.4C18 3.8 19.8 4.4 21 5C25 8 27 13 29 19L37 42L26.6 46.4C23 38 20 32 17 26Z',
      cut.cloth,
      {
        seed,
        grainline: 'rotate(-20)',
        on: folds([
          { from: [22, 10], to: [29, 42], bend: 1, width: 1.6, depth: 0.5 },
          { from: [24, 28], to: [32, 33], bend: -0.7, width: 1.2, depth: 0.5 },
          { from: [27, 16], to: [34, 41], bend: 0.6, width: 1.2, depth: 0.4 },
        ]),
      },
    ) +
    piece('M36 40L38 45.4L27.4 49.8L25.4 44.6Z', cut.cloth, {
      seed: seed + 3,
      grainline: 'rotate(68)',
      on: stitches('M36.4 41.2L26 45.6M37.6 44.4L27 48.8', thread, 0.08),
    });
  const leaf =
    'M0.3 10.4C3 8 6.2 4 8.4 -1.6L10.4 0.2C12 3.6 13 7.4 13.2 11.6C9 10.4 4.4 9.8 0.3 10.4Z';
  const collar =
    castShadow(leaf, 0.8, 0.4) +
    piece(leaf, cut.cloth, {
      seed: 4,
      fall: 0.06,
      grainline: 'rotate(60)',
      on: stitches('M1.2 9.9C4.6 9.4 8.8 9.8 12.6 10.9C12.3 7.4 11.4 4 10 0.9', thread, 0.08),
    });
  const flow = folds(
    [
      ...drapes(11, 8, { x: [-18, 18], y: [46, 114], flare: 1.5, width: 2.4, depth: 0.48 }),
      ...gathers(6, 16, [-19, 19], 46, 8, 1.15),
      ...gathers(9, 12, [-19, 19], 33, 8, 0.95),
      { from: [-22, 26], to: [-8, 34], bend: 1, width: 1.6, depth: 0.5 },
      { from: [22, 26], to: [9, 36], bend: -1, width: 1.6, depth: 0.5 },
    ],
    0.55,
  );
  const placket = front
    ? castShadow('M-2 12V116', 0.7, 0.35, 0.3) +
      seam('M-2 12V116') +
      seam('M2 11V116', 0.7) +
      stitches('M-1.5 12V116M1.5 12V116', thread, 0.08)
    : seam(bothSides('M0 10.6C8 10.4 15 10 20.2 9.4'));
  const belt = piece(
    'M-20.4 41C-8 42.8 8 42.8 20.4 41L20.8 45.4C8 47.2 -8 47.2 -20.8 45.4Z',
    cut.cloth,
    {
      seed: 5,
      fall: 0.05,
      grainline: 'rotate(90)',
      on: stitches(
        'M-20.4 41.7C-8 43.5 8 43.5 20.4 41.7M-20.8 44.7C-8 46.5 8 46.5 20.8 44.7',
        thread,
        0.08,
      ),
    },
  );
  const knotted = front
    ? piece('M4 42.6C6 52 4 60 6.4 70L9.6 69.4C8 60 8.8 52 7.6 42.4Z', cut.cloth, { seed: 2 }) +
      piece('M3.4 41.6C5 40.8 7.4 41 8.6 41.8L8.8 46.2C7.2 47 5 47 3.6 46.2Z', cut.cloth, {
        seed: 6,
      })
    : '';
  return (
    pairOf(arm(71), arm(75), [17, 4], 1.6) +
    (front
      ? piece(closed('M0 -1.8C3.4 -1.8 6.4 -1.6 8.4 -1C7.6 5 4 9 0 12.2'), wrongSide(cut.cloth), {
          fall: 0.45,
        }) + label([0, 0.6], 3.8)
      : '') +
    piece(outline, cut.cloth, {
      seed: front ? 12 : 19,
      fall: 0.24,
      on:
        flow +
        placket +
        seam('M21 5C19.6 11 20 18 24 24') +
        seam(mirrored('M21 5C19.6 11 20 18 24 24')) +
        stitches('M-31 109C-16 112.6 16 112.6 31 109', thread, 0.08),
    }) +
    (front ? buttons([0, 15], [0, 101], 9, cut.button ?? '#ece5d6', 0.62) : '') +
    castShadow('M-20.8 45.8C-8 47.6 8 47.6 20.8 45.8', 0.7, 0.4, 0.4) +
    belt +
    castShadow('M4 46C6 54 5 60 6.8 69', 1, 0.3) +
    knotted +
    (front
      ? `<g transform="scale(-1 1)">${collar}</g>${collar}`
      : piece(closed('M0 -3C3.6 -3 6.8 -2.4 9 -0.9L9.6 1.2C6 3.2 3 3.8 0 3.8'), cut.cloth, {
          seed: 3,
          grainline: 'rotate(90)',
        }))
  );
};
