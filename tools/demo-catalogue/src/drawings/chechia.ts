import { piece } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { num } from './geometry.ts';
import type { HatCut } from './hat-cut.ts';
import { stitches } from './trim.ts';

const tassel = (x: number, y: number, length: number, colour: string): string => {
  const threads = [-1, -0.7, -0.4, -0.1, 0.2, 0.5, 0.8, 1]
    .map(
      (dx) =>
        `M${num(x + dx * 0.4)} ${y}Q${num(x + dx * 0.9)} ${num(y + length * 0.5)} ${num(x + dx * 1.1)} ${num(y + length)}`,
    )
    .join('');
  return `<path d="${threads}" fill="none" stroke="#22131a" stroke-opacity="0.3" stroke-width="0.7" transform="translate(0.4 0.4)"/><path d="${threads}" fill="none" stroke="${colour}" stroke-width="0.42"/><path d="${threads}" fill="none" stroke="${lighten(colour, 0.35)}" stroke-width="0.1"/><rect x="${x - 0.6}" y="${y - 0.6}" width="1.2" height="1.6" rx="0.3" fill="${lighten(colour, 0.15)}"/>`;
};

/** A fulled chechia standing, or (its back) two of them from above. */
export const chechia = (cut: HatCut, front: boolean): string => {
  if (!front) {
    const felt = (x: number, y: number, seed: number): string =>
      piece(`M${x - 9} ${y}A9 9 0 1 0 ${x + 9} ${y}A9 9 0 1 0 ${x - 9} ${y}Z`, cut.cloth, {
        seed,
        fall: 0.2,
        on: folds(
          [{ from: [x - 6, y + 3], to: [x + 5, y + 5], bend: -1.6, width: 1.2, depth: 0.3 }],
          0.7,
        ),
      }) + `<circle cx="${x}" cy="${y}" r="0.7" fill="${darken(cut.cloth.colour, 0.35)}"/>`;
    return (
      felt(-5, -4.6, 4) +
      felt(4.6, 5, 8) +
      `<path d="M4.6 5C8 6 11 8 12.6 11" fill="none" stroke="${cut.second}" stroke-width="0.4"/>` +
      tassel(12.8, 11.4, 6, cut.second)
    );
  }
  const side =
    'M-9.4 -3C-9.8 2 -10 6 -10.2 8.6C-5 11.4 5 11.4 10.2 8.6C10 6 9.8 2 9.4 -3C8 -6.6 -8 -6.6 -9.4 -3Z';
  const top =
    'M-9.4 -2.8C-9 -5.6 -5 -7 0 -7C5 -7 9 -5.6 9.4 -2.8C9 0 5 1.2 0 1.2C-5 1.2 -9 0 -9.4 -2.8Z';
  return (
    piece(side, cut.cloth, {
      seed: 5,
      fall: 0.4,
      on:
        folds(
          [
            { from: [-6.6, 0], to: [-7, 9], width: 1.4, depth: 0.3 },
            { from: [6.4, 0], to: [6.8, 9], width: 1.8, depth: 0.4 },
          ],
          0.7,
        ) + stitches('M-10 7.4C-5 10.2 5 10.2 10 7.4', darken(cut.cloth.colour, 0.4), 0.08),
    }) +
    piece(top, cut.cloth, { seed: 9, fall: 0.12 }) +
    castShadow('M0 -2.8C5 -3 8.6 -2 10 0', 0.5, 0.4, 0.3) +
    `<path d="M0 -2.8C5 -3.2 9 -2.6 10 0.4" fill="none" stroke="${cut.second}" stroke-width="0.42"/><circle cx="0" cy="-2.8" r="0.7" fill="${lighten(cut.second, 0.2)}"/>` +
    tassel(10.2, 0.6, 8, cut.second)
  );
};
