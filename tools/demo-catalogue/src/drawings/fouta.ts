import { piece, type Cloth } from './cloth.ts';
import { mix, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import type { Flat, Side } from './sheet.ts';
import { fringe, jasmine, label } from './trim.ts';

/** A hammam fouta: its cloth and the colour of its bands. */
export interface FoutaCut {
  readonly cloth: Cloth;
  readonly band: string;
}

const bandsAt = (top: number, band: string): string =>
  [
    [0, 5],
    [6.4, 0.8],
    [8, 0.8],
    [9.6, 2.4],
    [13, 0.8],
  ]
    .map(
      ([drop = 0, height = 1]) =>
        `<rect x="-40" y="${top + drop}" width="80" height="${height}" fill="${band}" fill-opacity="0.92"/>`,
    )
    .join('');

const sheet = (
  cut: FoutaCut,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): string => {
  const [left, right, bottom] = [x - width / 2, x + width / 2, y + height];
  return piece(
    `M${left} ${y}C${left + width * 0.3} ${y - 0.9} ${left + width * 0.7} ${y + 0.7} ${right} ${y}C${right + 0.7} ${y + height * 0.4} ${right - 0.5} ${y + height * 0.7} ${right} ${bottom}C${left + width * 0.7} ${bottom + 0.7} ${left + width * 0.3} ${bottom - 0.5} ${left} ${bottom}C${left - 0.7} ${y + height * 0.6} ${left + 0.5} ${y + height * 0.3} ${left} ${y}Z`,
    cut.cloth,
    {
      seed,
      fall: 0.18,
      on:
        bandsAt(bottom - 20, cut.band) +
        folds(
          [
            { from: [x, y + 1], to: [x + 0.6, bottom], width: 1.2, depth: 0.42 },
            {
              from: [left + 1, y + height * 0.46],
              to: [right - 1, y + height * 0.48],
              bend: 0.6,
              width: 1.3,
              depth: 0.5,
            },
            { from: [left + 5, y + 6], to: [left + 8, bottom - 6], bend: 1, width: 2, depth: 0.3 },
            {
              from: [right - 7, y + 9],
              to: [right - 5, bottom - 3],
              bend: -1,
              width: 2,
              depth: 0.3,
            },
          ],
          0.6,
        ),
    },
  );
};

const laid = (cut: FoutaCut): string =>
  fringe([-18, 66.2], [21.6, 66.2], 26, 7, cut.cloth.colour) +
  sheet(cut, 1.8, 3.6, 40, 63, 4) +
  castShadow('M-20 62L20 62L20 2', 1.4, 0.3, 0.7) +
  fringe([-19.8, 62.2], [19.8, 62.2], 26, 7, mix(cut.cloth.colour, '#ffffff', 0.1)) +
  sheet(cut, 0, 0, 40, 62.6, 9) +
  label([-13.6, 3.4], 5.4);

/** A rolled towel seen from the side: a spiral at its end and the bands running round it. */
const roll = (cut: FoutaCut, x: number, y: number, band: string, seed: number): string => {
  const cloth = { ...cut.cloth };
  const body = `M${x - 24} ${y - 8}C${x - 10} ${y - 9} ${x + 10} ${y - 9} ${x + 22} ${y - 8}C${x + 26} ${y - 4} ${x + 26} ${y + 5} ${x + 22} ${y + 8.4}C${x + 8} ${y + 9.4} ${x - 10} ${y + 9.4} ${x - 24} ${y + 8.4}Z`;
  const rings = [-17, -11.6, -9.6, 8, 13]
    .map(
      (at, index) =>
        `<path d="M${x + at} ${y - 10}C${x + at + 2} ${y - 4} ${x + at + 2} ${y + 4} ${x + at} ${y + 10}" fill="none" stroke="${band}" stroke-width="${index === 0 || index === 4 ? 3.6 : 0.9}"/>`,
    )
    .join('');
  const turns = [7.4, 5.8, 4.2, 2.6, 1.2]
    .map(
      (r, index) =>
        `<ellipse cx="${x - 24 + index * 0.2}" cy="${y + 0.2}" rx="${r * 0.52}" ry="${r}" fill="${index % 2 ? darken(cloth.colour, 0.3) : cloth.colour}" stroke="${darken(cloth.colour, 0.5)}" stroke-width="0.22"/>`,
    )
    .join('');
  return (
    piece(body, cloth, {
      seed,
      fall: 0.4,
      on:
        rings +
        folds(
          [
            { from: [x - 22, y + 5], to: [x + 22, y + 5.6], width: 1.6, depth: 0.6 },
            { from: [x - 20, y - 4], to: [x + 20, y - 5], width: 1, depth: 0.3 },
          ],
          0.7,
        ),
    }) +
    `<ellipse cx="${x - 24}" cy="${y + 0.2}" rx="4.3" ry="8.3" fill="${darken(cloth.colour, 0.14)}" stroke="${darken(cloth.colour, 0.5)}" stroke-width="0.2"/>` +
    turns
  );
};

const rolled = (cut: FoutaCut): string =>
  roll(cut, 0, 60, cut.band, 3) +
  castShadow('M-24 44C-8 46 8 46 22 44', 2, 0.4, 1) +
  roll(cut, 3, 42.6, cut.band, 6) +
  castShadow('M-20 27C-8 29 8 29 22 27', 2, 0.4, 1) +
  roll(cut, -2, 25.2, cut.band, 9) +
  jasmine([12, 13], 3, '#fffdf6', 10) +
  jasmine([17.4, 16.4], 2.2, '#fffdf6', 50) +
  `<path d="M9 15C4 17 0 17.6 -4 16.6" fill="none" stroke="#5b6b3a" stroke-width="0.5"/><path d="M3 17.2C1 14.6 -2 14 -4 14.4C-3 16.6 0 17.8 3 17.2Z" fill="#5b6b3a"/>`;

/** A fouta: folded with its fringes, or (its back) three of them rolled as at the hammam. */
export const fouta = (cut: FoutaCut, side: Side): Flat => {
  const flat = side === 'front';
  return {
    art: flat ? laid(cut) : rolled(cut),
    box: flat ? { x: -27, y: -2, width: 55, height: 78 } : { x: -33, y: 7, width: 66, height: 64 },
    details: { fringe: { x: 5, y: 58, width: 34, turn: -7 } },
    height: 1.2,
  };
};
