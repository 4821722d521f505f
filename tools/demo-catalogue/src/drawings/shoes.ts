import { piece, type Cloth } from './cloth.ts';
import { lightness, lighten, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { plain } from './pattern.ts';
import type { Flat, Side } from './sheet.ts';
import { buckle, jasmine, seam, stitches } from './trim.ts';

/** How a pair is made; `second` is its insole. */
export interface ShoeCut {
  readonly cloth: Cloth;
  readonly shape: 'sandals' | 'babouches' | 'espadrilles';
  readonly second: string;
}

const sole =
  'M-0.6 -14C3.4 -14 5.6 -10.4 5.4 -5.6C5.2 -1.6 3.8 2 4 6C4.2 10 3.4 13.6 0 13.6C-3.4 13.6 -4 10 -3.8 6.6C-3.6 2 -5.2 -2 -5 -6.4C-4.8 -11 -3.6 -14 -0.6 -14Z';
const wider =
  'M-0.6 -14.7C3.9 -14.7 6.2 -10.8 6 -5.6C5.8 -1.4 4.4 2 4.6 6C4.8 10.4 3.8 14.3 0 14.3C-3.9 14.3 -4.6 10.4 -4.4 6.6C-4.2 2 -5.8 -2 -5.6 -6.4C-5.4 -11.4 -3.9 -14.7 -0.6 -14.7Z';

const sandal = (cut: ShoeCut): string => {
  const thread = lighten(cut.cloth.colour, 0.45);
  const over = (path: string, seed: number, edge: string): string =>
    castShadow(path, 0.6, 0.5, 0.35) +
    piece(path, cut.cloth, { seed, fall: 0.1, on: stitches(edge, thread, 0.08) });
  return (
    piece(wider, plain(darken(cut.second, 0.45), 'leather'), {}) +
    piece(sole, plain(cut.second, 'leather'), {
      seed: 4,
      fall: 0.25,
      on:
        stitches(sole, lighten(cut.second, 0.35), 0.09) +
        castShadow('M0 8.6L0 10.6', 4, 0.16, 1) +
        castShadow('M0.4 -8L0.4 -6', 5, 0.12, 1.2) +
        jasmine([0, 9.6], 1, darken(cut.second, 0.4)),
    }) +
    over(
      'M-5.9 -7.4C-3 -10.4 2 -9.6 6.4 -3.4L6 -0.4C2 -6.4 -2.6 -7.2 -5.8 -4.4Z',
      7,
      'M-5.8 -6.9C-3 -9.8 2 -9 6.2 -2.9M-5.6 -5C-2.6 -7.8 2 -7 5.8 -1.2',
    ) +
    over(
      'M6.3 -7.8C3 -10.6 -2 -9.4 -5.9 -2.6L-5.3 0.2C-2 -6.2 2.6 -7.4 6.2 -5Z',
      9,
      'M6.1 -7.3C3 -10 -2 -8.9 -5.7 -2.2M6 -5.6C2.6 -7.9 -2 -6.8 -5.2 -0.6',
    ) +
    over(
      'M-4.7 4.4C-2 2.6 2.4 2.6 4.8 4.2L4.9 6.4C2.4 4.8 -2 4.8 -4.6 6.6Z',
      11,
      'M-4.6 4.9C-2 3.1 2.4 3.1 4.8 4.7M-4.6 6.1C-2 4.3 2.4 4.3 4.8 5.9',
    ) +
    buckle([3.9, 4.9], 1.7, 2.6)
  );
};

const babouche = (cut: ShoeCut): string => {
  const { colour } = cut.cloth;
  const thread = lightness(colour) > 0.7 ? darken(colour, 0.45) : lighten(colour, 0.5);
  const upper =
    'M0.2 -16.6C1.6 -14.6 5 -11.6 5.6 -6.4C6 -2.6 4.6 1 4.7 3C2.4 -0.4 -2 -0.6 -4.5 3.4C-4.4 0.6 -5.8 -2.4 -5.5 -6.4C-5 -11.6 -1.4 -14.4 0.2 -16.6Z';
  const heel = 'M-4.5 7C-2.2 9.4 2.4 9.4 4.7 6.8C5 10.6 4 14.3 0 14.3C-4 14.3 -4.8 10.6 -4.5 7Z';
  const rosette = [-3, 0, 3]
    .map(
      (x) =>
        `<path d="M${x} -9.4C${x + 1} -8 ${x + 1} -6 ${x} -4.6C${x - 1} -6 ${x - 1} -8 ${x} -9.4Z" fill="none" stroke="${thread}" stroke-width="0.22"/><circle cx="${x}" cy="-7" r="0.3" fill="${thread}"/>`,
    )
    .join('');
  return (
    piece(
      'M0.2 -17C2 -14.8 5.7 -11.6 6.2 -6.2C6.4 -1.4 4.8 2 5 6C5.2 10.6 4 14.8 0 14.8C-4.1 14.8 -5 10.6 -4.8 6.4C-4.7 2 -6.3 -2 -6 -6.4C-5.5 -11.8 -1.6 -14.6 0.2 -17Z',
      plain(darken(cut.cloth.colour, 0.5), 'leather'),
      {},
    ) +
    piece(sole, plain(cut.second, 'leather'), {
      seed: 4,
      fall: 0.2,
      on: castShadow('M5.4 2.6C2.4 -0.4 -2 -0.6 -5 3', 4, 0.5, 1),
    }) +
    castShadow('M4.7 3.2C2.4 0 -2 -0.2 -4.5 3.6', 1.2, 0.55, 0.5) +
    piece(upper, cut.cloth, {
      seed: 8,
      fall: 0.2,
      on:
        folds(
          [
            { from: [-3, -4], to: [-0.6, -14], bend: 0.4, width: 1.1, depth: 0.5 },
            { from: [3.6, -4], to: [1, -14], bend: -0.4, width: 1, depth: 0.45 },
          ],
          0.4,
        ) +
        rosette +
        stitches('M4.4 2C2 -1.2 -2 -1.2 -4.3 2.3', thread, 0.1) +
        seam('M0.2 -16.6C0.2 -14.6 0.1 -12.4 0 -10.8', 0.8),
    }) +
    piece(heel, cut.cloth, {
      seed: 6,
      fall: 0.25,
      on: stitches('M-4.2 7.9C-2 10 2.2 10 4.5 7.7', thread, 0.1),
    })
  );
};

const espadrille = (cut: ShoeCut): string => {
  const upper =
    'M-0.6 -14C3.4 -14 5.6 -10.4 5.4 -5.6C5.2 -2.4 4 0 3.9 2.4C1.6 -1.6 -1.8 -1.6 -4 2.6C-3.9 0 -5.2 -3 -5 -6.4C-4.8 -11 -3.6 -14 -0.6 -14Z';
  const heel =
    'M-4 5.6C-3.4 8.6 -2.8 11.4 0 11.6C2.9 11.4 3.4 8.6 4 5.4C4.2 10 3.4 13.6 0 13.6C-3.4 13.6 -4.2 10 -4 5.6Z';
  const rope = plain('#cfae78', 'straw');
  return (
    piece(wider, rope, {
      on: `<path d="${wider}" fill="none" stroke="#7d5a2c" stroke-opacity="0.55" stroke-width="1.3" stroke-dasharray="0.16 0.4"/>`,
    }) +
    piece(sole, plain(cut.second, 'linen'), {
      seed: 3,
      fall: 0.24,
      on:
        stitches('M-3 4C-2.6 9 -2.4 11.6 0 11.8C2.6 11.6 2.8 9 3.2 4', '#9a7a4c', 0.09) +
        castShadow('M5 2C2 -1.4 -2 -1.4 -5 2.2', 4, 0.5, 1),
    }) +
    castShadow('M3.9 2.6C1.6 -1.4 -1.8 -1.4 -4 2.8', 1, 0.5, 0.45) +
    piece(upper, cut.cloth, {
      seed: 8,
      fall: 0.18,
      on:
        folds([{ from: [-3.6, -3], to: [2, -7], bend: 0.5, width: 1, depth: 0.4 }], 0.4) +
        stitches('M3.7 1.2C1.4 -2.6 -1.8 -2.6 -3.9 1.4', lighten(cut.cloth.colour, 0.5), 0.09),
    }) +
    piece(heel, cut.cloth, { seed: 6 }) +
    `<path d="${sole}" fill="none" stroke="#6b4a22" stroke-opacity="0.8" stroke-width="0.18" stroke-dasharray="0.5 0.4"/>`
  );
};

const underside = (cut: ShoeCut): string => {
  const ridges = Array.from(
    { length: 11 },
    (_, index) =>
      `M-6 ${-11 + index * 2.3}C-2 ${-10.2 + index * 2.3} 2 ${-10.2 + index * 2.3} 6.4 ${-11 + index * 2.3}`,
  ).join('');
  const tone = cut.shape === 'espadrilles' ? '#b48a54' : darken(cut.second, 0.12);
  return piece(wider, plain(tone, cut.shape === 'espadrilles' ? 'straw' : 'leather'), {
    seed: 12,
    fall: 0.2,
    on:
      `<path d="${ridges}" fill="none" stroke="#2d1a10" stroke-opacity="0.35" stroke-width="0.35"/>` +
      stitches(sole, lighten(tone, 0.4), 0.12) +
      jasmine([0, -5], 2.2, darken(tone, 0.35)),
  });
};

const makers = { sandals: sandal, babouches: babouche, espadrilles: espadrille } as const;

/** A pair from above; its back has one shoe turned to show the sole. */
export const shoes = (cut: ShoeCut, side: Side): Flat => {
  const one = makers[cut.shape](cut);
  const place = (x: number, y: number, turn: number, flip: string, art: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})${flip}">${art}</g>`;
  const art =
    side === 'front'
      ? place(-7.6, 0.6, -5, ' scale(-1 1)', one) + place(7.4, -0.6, 4, '', one)
      : place(-7, 1, -14, ' scale(-1 1)', one) + place(8, -1, 22, '', underside(cut));
  return {
    art,
    box: { x: -17.5, y: -19, width: 35, height: 37 },
    details: { toe: { x: 6, y: -5, width: 17, turn: 8 } },
    height: 0.7,
  };
};
