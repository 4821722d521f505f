import { blueDoor, tiles } from './architecture.ts';
import { bougainvillea, jasmineSprig } from './plants.ts';
import { placeArt, placeDesign, step } from './scene-parts.ts';
import { withShadow } from './sheet.ts';

/** A basket in front of the blue door. */
export const roundBasket = (): string =>
  placeArt(600, 150, 13.4, blueDoor(), 1.2) +
  step(1010, 190, 1200) +
  placeDesign({ design: 'couffin', colour: '#7a4a2a', at: [610, 330], height: 760 }) +
  withShadow(bougainvillea([280, 930], [170, 100], 42, 34, 4), 8) +
  withShadow(
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

/** An embroidered robe with jasmine. */
export const roundRobe = (): string =>
  placeDesign({ design: 'kaftan', colour: '#1f4a5c', at: [600, 150], height: 1500 }) +
  withShadow(
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
  withShadow(
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

/** A linen shirt, a straw hat and espadrilles on tiles. */
export const roundShirt = (): string =>
  `<g transform="translate(-120 780) rotate(-9)">${tiles(11, 5, 150)}</g>` +
  placeDesign({ design: 'linenShirt', colour: '#f4eee2', at: [590, 170], height: 860, turn: -5 }) +
  placeDesign({ design: 'strawHat', colour: '#17457f', at: [870, 560], height: 470, turn: 10 }) +
  placeDesign({ design: 'espadrilles', colour: '#2b5d8c', at: [330, 680], height: 360, turn: -14 });
