import { piece } from './cloth.ts';
import { castShadow, folds } from './fold.ts';
import { closed } from './geometry.ts';
import type { HatCut } from './hat-cut.ts';
import { label, seam } from './trim.ts';

/** A ribbed beanie with its turned cuff. */
export const beanie = (cut: HatCut, front: boolean): string => {
  const body = closed('M0 -12C7 -12 11.4 -6 11.6 4L0 6');
  const cuff = closed('M0 3.6C5 3.6 9 3.2 12 2.4L12.2 9.4C9 10.4 5 10.8 0 10.8');
  const spokes = folds(
    [
      { from: [-2, -11], to: [-7, 3], bend: 0.6, width: 1, depth: 0.5 },
      { from: [2, -11], to: [7, 3], bend: -0.6, width: 1, depth: 0.5 },
      { from: [0, -11.4], to: [0.4, 3], width: 0.9, depth: 0.45 },
    ],
    0.45,
  );
  return (
    piece(body, cut.cloth, { seed: 4, fall: 0.2, on: spokes }) +
    castShadow('M-12 3C-6 4.2 6 4.2 12 3', 0.8, 0.45, 0.4) +
    piece(cuff, cut.cloth, { seed: 7, fall: 0.15 }) +
    (front ? label([0, 6], 3.4) : seam('M0 -12L0 3.6'))
  );
};
