import type { BagCut } from './bag-cut.ts';
import { piece, strap } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { closed, bothSides } from './geometry.ts';
import { buckle, jasmine, seam, stitches } from './trim.ts';

/** A flapped satchel on a long strap; its back shows the slip pocket. */
export const satchel = (cut: BagCut, front: boolean): string => {
  const thread = lighten(cut.cloth.colour, 0.42);
  const long = 'M-15 2C-24 -16 -17 -34 0 -36C18 -37 24 -16 15 2';
  const body = closed('M0 -1C9 -1 14 -0.8 16 0.4C17.6 8 17.6 18 16.6 23C15 26.4 8 27 0 27');
  const flap = closed('M0 -1.8C9 -1.8 14.6 -1.4 16.4 0C17.4 6 16.4 12 12.4 15.4C8 18.6 4 19 0 19');
  const edge = 'M15.4 0.6C16.2 6 15.4 11.4 11.8 14.5C7.6 17.6 4 18 0 18';
  const pocket =
    seam('M-12 6H12') + stitches('M-12 6V21C-8 22.6 8 22.6 12 21V6M-12 6.6H12', thread);
  const closure = piece('M-1.7 12H1.7V23.6C1.7 25 -1.7 25 -1.7 23.6Z', cut.cloth, {
    seed: 3,
    fall: 0.1,
    on: stitches('M-1.2 12.4V23.4C-1 24.2 1 24.2 1.2 23.4V12.4', thread),
  });
  const emblem = `<g opacity="0.5">${jasmine([0, 8], 2, darken(cut.cloth.colour, 0.35), 0)}</g>`;
  return (
    strap(long, 1.7, cut.cloth, thread) +
    piece(body, cut.cloth, {
      seed: 6,
      fall: 0.3,
      on:
        stitches(bothSides('M15 2C16.4 10 16.4 18 15.6 22.4C14 25.2 8 25.8 0 25.8'), thread) +
        (front ? '' : pocket),
    }) +
    (front
      ? castShadow(closed('M0 17C6 17 10 15.4 12.4 15.4C8 18.6 4 19 0 19'), 1.2, 0.5, 0.6) +
        piece(flap, cut.cloth, {
          seed: 9,
          fall: 0.16,
          on:
            stitches(bothSides(edge), thread) +
            folds([{ from: [-14, 2], to: [14, 1.6], bend: 0.6, width: 1, depth: 0.4 }], 0.5),
        }) +
        emblem +
        castShadow('M-1.7 13V24M1.7 13V24', 0.6, 0.35, 0.3) +
        closure +
        `<g transform="translate(0 20.6) rotate(90)">${buckle([0, 0], 3.2, 4.6)}</g>`
      : '') +
    buckle([-15.2, 1.6], 2.6, 2.6) +
    buckle([15.2, 1.6], 2.6, 2.6)
  );
};
