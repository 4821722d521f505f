import { piece, wrongSide } from './cloth.ts';
import type { DressCut } from './dress-cut.ts';
import { drapes, castShadow, folds } from './fold.ts';
import { gathers } from './gathers.ts';
import { closed, num, bothSides, wavy } from './geometry.ts';
import { seam, stitches, threadFor } from './trim.ts';

/** Bodice, straps and three gathered tiers; the back is shirred. */
export const tiered = (cut: DressCut, front: boolean): string => {
  const thread = threadFor(cut.cloth.colour);
  const tier = (top: number, bottom: number, upper: number, lower: number, seed: number): string =>
    piece(
      `M${-upper} ${top}C${num(-upper / 2)} ${top + 1.4} ${num(upper / 2)} ${top + 1.4} ${upper} ${top}C${num(upper + 1.4)} ${top + 4} ${num(lower)} ${bottom - 12} ${lower} ${bottom}${wavy([lower, bottom], [-lower, bottom + 0.6], 9, 1.5)}C${-lower} ${bottom - 12} ${num(-upper - 1.4)} ${top + 4} ${-upper} ${top}Z`,
      cut.cloth,
      {
        seed,
        fall: 0.22,
        on:
          folds(
            [
              ...gathers(
                seed,
                Math.round(upper * 1.1),
                [-upper, upper],
                top + 0.6,
                (bottom - top) * 0.55,
                lower / upper,
              ),
              ...drapes(seed + 2, 7, {
                x: [-upper, upper],
                y: [top, bottom],
                flare: lower / upper,
                width: 2,
                depth: 0.4,
              }),
            ],
            0.4,
          ) +
          stitches(
            `M${-lower} ${bottom - 1}C${-lower / 2} ${bottom + 0.8} ${lower / 2} ${bottom + 0.8} ${lower} ${bottom - 1.6}`,
            thread,
            0.07,
          ),
      },
    );
  const strap = (side: number, seed: number): string =>
    piece(
      `M${side * 10.2} 18C${side * 9.8} 9 ${side * 8} 3 ${side * 7} -3L${side * 9.2} -4C${side * 10.6} 2 ${side * 12.8} 8 ${side * 13.4} 18Z`,
      cut.cloth,
      { seed, fall: 0.05 },
    );
  const neck = front ? 'M0 15.4C4 13.4 9 11.6 14 11.4' : 'M0 17C5 16.8 10 16.4 14 16';
  const bodice = closed(`${neck}C16 15 19 18 22 19.4C20.6 25 19.4 31 19 37C10 38.4 4 38.6 0 38.6`);
  const rows = front ? [] : [20, 22.4, 24.8, 27.2, 29.6, 32];
  const shirring = rows
    .map((y) =>
      stitches(`M-21 ${y - 0.4}C-10 ${y + 0.6} 10 ${y + 0.6} 21 ${y - 0.4}`, thread, 0.07),
    )
    .join('');
  const bust = folds(
    [
      { from: [-12, 36], to: [-9, 22], width: 1.3, depth: 0.45 },
      { from: [12, 36], to: [9, 22], width: 1.3, depth: 0.45 },
      ...gathers(4, 9, [-3, 3], 15.4, 7, 1.3),
      ...(front ? [] : gathers(8, 26, [-20, 20], 18, 17, 1)),
    ],
    0.4,
  );
  const tie = front
    ? `<path d="M-0.3 16C-3 19 -2.4 24 -4 29M0.3 16C3.4 19 2.4 23 4.4 27" fill="none" stroke="${cut.cloth.colour}" stroke-width="0.8" stroke-linecap="round"/>`
    : '';
  return (
    (front
      ? piece(
          closed('M0 17C5 16.8 10 16.4 14 16L14 11.4C9 11.6 4 13.4 0 15.4'),
          wrongSide(cut.cloth, 0.36),
          {},
        )
      : '') +
    strap(1, 3) +
    strap(-1, 5) +
    tier(88, 124, 31, 39, 27) +
    tier(60, 91, 25, 31.6, 23) +
    tier(37, 63, 19, 25.6, 21) +
    piece(bodice, cut.cloth, {
      seed: 8,
      on:
        bust +
        shirring +
        stitches(
          bothSides(front ? 'M0 16.6C4 14.6 9 12.8 14 12.6' : 'M0 18.2C5 18 10 17.6 14 17.2'),
          thread,
          0.08,
        ) +
        (front ? seam(bothSides('M12.4 12C11 20 11.4 30 11.8 38'), 0.7) : ''),
    }) +
    (front ? castShadow('M-0.3 16C-3 19 -2.4 24 -4 29', 0.6, 0.3) + tie : '')
  );
};
