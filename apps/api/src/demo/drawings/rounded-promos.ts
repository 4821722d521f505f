import { blueDoor, tiles } from './architecture.ts';
import { bougainvillea, jasmineSprig } from './plants.ts';
import { at, placed, step } from './scene-parts.ts';
import { grounded } from './sheet.ts';

/** The basket before the door. */
export const roundBasket = (): string =>
  at(600, 150, 13.4, blueDoor(), 1.2) +
  step(1010, 190, 1200) +
  placed({ design: 'couffin', colour: '#7a4a2a', at: [610, 330], tall: 760 }) +
  grounded(bougainvillea([280, 930], [170, 100], 42, 34, 4), 8) +
  grounded(
    jasmineSprig(
      [
        [930, 990],
        [900, 930],
        [880, 860],
        [890, 790],
        [920, 730],
      ],
      36,
      2,
    ),
    6,
  );

/** The embroidered robe, with jasmine. */
export const roundRobe = (): string =>
  placed({ design: 'kaftan', colour: '#1f4a5c', at: [600, 150], tall: 1500 }) +
  grounded(
    jasmineSprig(
      [
        [150, 820],
        [200, 760],
        [240, 690],
        [260, 610],
        [250, 530],
        [220, 450],
      ],
      44,
      5,
    ),
    7,
  ) +
  grounded(
    jasmineSprig(
      [
        [1060, 960],
        [1000, 1010],
        [930, 1040],
        [850, 1050],
        [770, 1030],
      ],
      44,
      11,
    ),
    7,
  );

/** Linen, straw and rope on tiles. */
export const roundShirt = (): string =>
  `<g transform="translate(-120 780) rotate(-9)">${tiles(11, 5, 150)}</g>` +
  placed({ design: 'linenShirt', colour: '#f4eee2', at: [590, 170], tall: 860, turn: -5 }) +
  placed({ design: 'strawHat', colour: '#17457f', at: [870, 560], tall: 470, turn: 10 }) +
  placed({ design: 'espadrilles', colour: '#2b5d8c', at: [330, 680], tall: 360, turn: -14 });
