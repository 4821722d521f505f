import { piece, strap } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { closed, num, bothSides } from './geometry.ts';
import type { HatCut } from './hat-cut.ts';
import { buckle, jasmine, seam, stitches, threadFor } from './trim.ts';

/** A six-panel cap from the front, a jasmine embroidered on it. */
export const capFront = (cut: HatCut): string => {
  const thread = threadFor(cut.cloth.colour);
  const crown = closed('M0 -11.6C6 -11.6 11.4 -8 12 1.6C12.2 3 12.2 4 12 5C8 2.8 4 2 0 2');
  const brim = closed(
    'M0 1.6C5 1.6 9.6 2.8 12.4 5.2C13.6 8 13.6 10.4 12.8 12.4C9 9.2 4.6 8.2 0 8.2',
  );
  const rows = [0.9, 1.8, 2.7, 3.6]
    .map(
      (d) =>
        `M${num(-12 - d * 0.2)} ${num(5.4 + d * 1.6)}C${-9} ${num(3 + d * 1.5)} ${-5} ${num(2.2 + d * 1.5)} 0 ${num(2.2 + d * 1.5)}C5 ${num(2.2 + d * 1.5)} 9 ${num(3 + d * 1.5)} ${num(12 + d * 0.2)} ${num(5.4 + d * 1.6)}`,
    )
    .join('');
  return (
    piece(crown, cut.cloth, {
      seed: 5,
      fall: 0.25,
      on:
        folds(
          [
            { from: [-8, -7], to: [-9, 3], bend: 0.6, width: 1.4, depth: 0.4 },
            { from: [8, -6], to: [9.6, 2], bend: -0.6, width: 1.2, depth: 0.4 },
          ],
          0.5,
        ) +
        seam('M0 -11.6V2') +
        seam(bothSides('M0.4 -11.4C5 -9 7.6 -4 8 3')) +
        stitches(
          `M-0.4 -11V1.6M0.4 -11V1.6${bothSides('M0.9 -11C5.6 -8.6 8.2 -4 8.6 3.4M-0.1 -11C4.4 -8.8 7 -4 7.4 2.8')}`,
          thread,
          0.07,
        ) +
        [-5, 5]
          .map(
            (x) =>
              `<circle cx="${x}" cy="-5.6" r="0.36" fill="#22131a" fill-opacity="0.6"/><circle cx="${x}" cy="-5.6" r="0.56" fill="none" stroke="${thread}" stroke-width="0.2"/>`,
          )
          .join(''),
    }) +
    `<ellipse cx="0" cy="-11.6" rx="1" ry="0.55" fill="${lighten(cut.cloth.colour, 0.1)}" stroke="${darken(cut.cloth.colour, 0.5)}" stroke-width="0.1"/>` +
    jasmine([0, -4.4], 2.4, cut.second, 8) +
    castShadow('M-12 4.6C-8 2.6 8 2.6 12 4.6', 1, 0.45, 0.5) +
    piece(brim, cut.cloth, { seed: 9, fall: 0.3, on: stitches(rows, thread, 0.07) })
  );
};

/** The same cap from behind, with its strap and buckle. */
export const capBack = (cut: HatCut): string => {
  const thread = threadFor(cut.cloth.colour);
  const crown = closed(
    'M0 -11.6C6 -11.6 11.6 -8 12 2C12.2 4 12.2 5.6 12 7C9 7.6 7 7.8 5 7.8C5 3 3 0.8 0 0.8',
  );
  return (
    piece(crown, cut.cloth, {
      seed: 15,
      fall: 0.25,
      on:
        seam('M0 -11.6V0.8') +
        seam(bothSides('M0.4 -11.4C5 -9 7.6 -4 8 7.6')) +
        stitches(bothSides('M0.5 -11V0.4M5.6 7.2C5.6 2.6 3.4 0.1 0 0.1'), thread, 0.07),
    }) +
    castShadow('M-9 7C-4 8.2 4 8.2 9 7', 1, 0.4, 0.4) +
    strap('M-11 6.2C-5 7.2 5 7.2 11 6.2', 1.9, cut.cloth, thread) +
    buckle([1, 6.9], 1.8, 2.4) +
    `<ellipse cx="0" cy="-11.6" rx="1" ry="0.55" fill="${cut.cloth.colour}" stroke="${darken(cut.cloth.colour, 0.5)}" stroke-width="0.1"/>`
  );
};
