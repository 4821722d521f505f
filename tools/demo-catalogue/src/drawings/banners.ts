import { blueDoor, tiles } from './architecture.ts';
import type { DesignName } from './designs.ts';
import { bougainvillea, jasmineSprig } from './plants.ts';
import { placeArt, dappled, hanger, nail, peg, placeDesign, rail, step } from './scene-parts.ts';
import { withShadow } from './sheet.ts';

/** A blue door in morning light with a basket on its step. */
export const doorway = (): string => {
  const mass =
    bougainvillea([1890, 120], [420, 170], 150, 34, 5) +
    bougainvillea([1640, 40], [330, 90], 90, 32, 9) +
    bougainvillea([2150, 330], [190, 200], 60, 32, 14);
  return (
    dappled(mass, -60, 150) +
    placeArt(1200, 150, 8.6, blueDoor(), 1.2) +
    step(988, 262, 2400) +
    placeDesign({ design: 'couffin', colour: '#7a4a2a', at: [1440, 650], height: 390 }) +
    placeDesign({ design: 'strawHat', colour: '#17457f', at: [470, 130], height: 330 }) +
    placeDesign({ design: 'babouches', colour: '#d2a83f', at: [1030, 848], height: 190, turn: 2 }) +
    placeDesign({ design: 'tote', colour: '#17457f', at: [600, 462], height: 470, turn: -1 }) +
    nail(600, 492) +
    withShadow(mass, 10) +
    withShadow(
      jasmineSprig(
        [
          [0, 520],
          [60, 470],
          [130, 440],
          [200, 400],
          [250, 340],
          [290, 270],
          [300, 200],
          [330, 130],
          [380, 70],
          [440, 20],
        ],
        34,
        3,
      ),
      6,
    )
  );
};

/** Summer clothes on a washing line. */
export const washingLine = (): string => {
  const line = 'M-20 130C500 236 1900 236 2420 120';
  const sag = (x: number): number => 130 + 84 * (1 - ((x - 1200) / 1220) ** 2);
  const hung: readonly (readonly [DesignName, string, number, number, number])[] = [
    ['bretonTop', '#22406b', 330, 560, -1.5],
    ['ginghamDress', '#b5524c', 770, 690, 1],
    ['wrapDress', '#23436e', 1200, 780, -0.6],
    ['campShirt', '#6f8a62', 1650, 560, 1.6],
    ['tieredDress', '#f1e9da', 2090, 720, -1],
  ];
  return (
    `<path d="${line}" fill="none" stroke="#6b5a44" stroke-opacity="0.28" stroke-width="7" transform="translate(14 26)"/><path d="${line}" fill="none" stroke="#a08a68" stroke-width="6"/>` +
    hung
      .map(([design, colour, x, height, turn]) =>
        placeDesign({ design, colour, at: [x, sag(x) - 6], height, turn }),
      )
      .join('') +
    hung
      .flatMap(([, , x, height]) =>
        [-1, 1].map((side) => peg(x + side * height * 0.095, sag(x) + 4)),
      )
      .join('') +
    withShadow(bougainvillea([60, 900], [230, 170], 70, 32, 3), 8) +
    withShadow(bougainvillea([2380, 960], [260, 150], 70, 32, 8), 8)
  );
};

/** Summer clothes for men, laid out beside tiles. */
export const flatLay = (): string =>
  `<g transform="translate(1830 -60) rotate(8)">${tiles(5, 9, 150)}</g>` +
  placeDesign({ design: 'linenShirt', colour: '#9db7cc', at: [1180, 90], height: 860, turn: -6 }) +
  placeDesign({ design: 'chino', colour: '#b79f78', at: [560, 60], height: 960, turn: 7 }) +
  placeDesign({ design: 'strawHat', colour: '#17457f', at: [1960, 110], height: 470, turn: 14 }) +
  placeDesign({ design: 'sandals', colour: '#9a5a30', at: [2020, 600], height: 380, turn: 10 }) +
  placeDesign({
    design: 'leatherBelt',
    colour: '#7a4526',
    at: [1560, 690],
    height: 300,
    turn: -10,
  }) +
  withShadow(
    jasmineSprig(
      [
        [60, 980],
        [120, 900],
        [170, 810],
        [210, 720],
        [230, 620],
        [240, 520],
        [230, 420],
      ],
      38,
      6,
    ),
    7,
  );

/** Ceremonial robes on a rail. */
export const ceremony = (): string =>
  dappled(bougainvillea([300, 100], [420, 190], 70, 44, 12), 60, 120) +
  rail([330, 700, 1200, 1700, 2070]) +
  [700, 1200, 1700].map((x) => hanger(x, 154, 300)).join('') +
  placeDesign({ design: 'kaftan', colour: '#1f4a5c', at: [1200, 150], height: 850 }) +
  placeDesign({ design: 'jebba', colour: '#e9dfc9', at: [700, 156], height: 790, turn: -0.8 }) +
  placeDesign({
    design: 'kaftan',
    colour: '#6b2438',
    side: 'back',
    at: [1700, 156],
    height: 810,
    turn: 0.8,
  }) +
  placeDesign({ design: 'necklace', colour: '#1f6a8a', at: [2070, 92], height: 600 }) +
  placeDesign({ design: 'chechia', colour: '#a92c33', at: [330, 20], height: 300 }) +
  withShadow(bougainvillea([10, 40], [190, 130], 50, 34, 21), 9) +
  withShadow(
    jasmineSprig(
      [
        [2400, 1020],
        [2330, 960],
        [2270, 890],
        [2230, 810],
        [2200, 730],
      ],
      36,
      8,
    ),
    6,
  );

/** Coats and a burnous on a rail. */
export const winter = (): string =>
  rail([250, 690, 1200, 1710, 2140]) +
  [690, 1710].map((x) => hanger(x, 150, 320)).join('') +
  placeDesign({ design: 'woolCoat', colour: '#9a6a43', at: [690, 142], height: 830, turn: -0.6 }) +
  placeDesign({
    design: 'checkedCoat',
    colour: '#8a8478',
    at: [1710, 142],
    height: 830,
    turn: 0.7,
  }) +
  placeDesign({ design: 'burnous', colour: '#ece2cf', at: [1200, 74], height: 940 }) +
  placeDesign({ design: 'woolScarf', colour: '#b5533c', at: [250, 84], height: 680, turn: 2 }) +
  placeDesign({ design: 'satchel', colour: '#8a4f2c', at: [2140, 70], height: 640, turn: 1 });
