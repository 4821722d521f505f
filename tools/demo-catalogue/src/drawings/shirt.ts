import { piece, wrongSide, type Cloth } from './cloth.ts';
import { castShadow, folds } from './fold.ts';
import { closed, mirrored } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { button, buttons, label, seam, stitches, threadFor } from './trim.ts';

/** How a shirt is cut. */
export interface ShirtCut {
  readonly cloth: Cloth;
  readonly sleeve: 'long' | 'short';
  readonly collar: 'classic' | 'mao' | 'camp';
  readonly pocket?: boolean;
  /** The colour of the buttons; mother-of-pearl by default. */
  readonly button?: string;
}

const pearl = '#ece5d6';

const longSleeve =
  'M17 3C19 3.4 20.4 4 21.6 4.5C24.8 6.2 26.6 9.8 27.8 14.5C31.2 29 34.5 45 37.6 58L27.6 60.4C25 49 22 38 17 27Z';
const longCuff = 'M37.9 57L39.2 64.4C36 65.9 31.6 66.9 28 67L26.9 59.4C30.6 59.8 35 58.5 37.9 57Z';
const shortSleeve =
  'M17 3C19 3.4 20.4 4 21.6 4.5C25.6 6.2 28.4 9.6 31 14.4L36.6 26.4C32.6 29.6 27.6 31.8 22.8 32.6L17 26Z';

const sleeve = (cut: ShirtCut, side: Side, seed: number): string => {
  const { cloth } = cut;
  const thread = threadFor(cloth.colour);
  if (cut.sleeve === 'short') {
    const on =
      folds([
        { from: [21, 12], to: [28, 29], bend: 1, width: 1.6, depth: 0.5 },
        { from: [27, 12], to: [33, 26], width: 1, depth: 0.35 },
      ]) + stitches('M34.9 24.2C31.4 27 26.8 29 22.2 29.8', thread);
    return piece(shortSleeve, cloth, { seed, on, grainline: 'rotate(-24)' });
  }
  const on = folds([
    { from: [24, 9], to: [29, 36], bend: 1.2, width: 1.5, depth: 0.55 },
    { from: [23.5, 33], to: [31.5, 38], bend: -0.8, width: 1.1, depth: 0.6 },
    { from: [24.5, 37], to: [30, 39.5], bend: -0.6, width: 0.9, depth: 0.5 },
    { from: [30, 40], to: [33.4, 58], bend: 0.4, width: 1.1, depth: 0.5 },
    { from: [34.5, 50], to: [36, 59], bend: 0.2, width: 0.8, depth: 0.45 },
    { from: [29.6, 54], to: [30.4, 61], width: 0.7, depth: 0.5 },
  ]);
  const slit =
    side === 'back' ? seam('M33.6 49.5L35.2 59') + stitches('M34.6 49.2L36.1 58.6', thread) : '';
  const cuff =
    piece(longCuff, cloth, {
      seed: seed + 2,
      grainline: 'rotate(76)',
      on: stitches(
        'M37.4 58C34.6 59.4 30.8 60.4 27.5 60.4M38.7 63.8C35.6 65.2 31.6 66.2 28.2 66.3',
        thread,
      ),
    }) + (side === 'back' ? button([36.6, 62.4], cut.button ?? pearl, 0.5) : '');
  return (
    piece(longSleeve, cloth, {
      seed,
      on: on + slit + castShadow('M37.9 56.4C35 58 30.6 59.2 26.9 59', 0.8, 0.4, 0.4),
      grainline: 'rotate(-14)',
    }) + cuff
  );
};

const trunkFrom = (neck: string): string =>
  closed(
    `${neck}C12.6 1.3 17 2.6 21.4 4.4C20.2 11 21 18.6 25.6 25.6C26.6 36 26.9 52 27.4 66.5C24 69.5 18 72.8 11 74.4C7 75.1 3 75.2 0 75.2`,
  );

const necks = {
  classic: 'M0 9C4 8 7.6 4.6 8.2 0.3',
  mao: 'M0 9.4C4.4 8.4 7.8 4.6 8.2 0.3',
  camp: 'M0 15.6C3 10 6.4 5 8.2 0.3',
} as const;

const bodyFolds = folds([
  { from: [-25, 27], to: [-12, 33], bend: 0.8, width: 1.5, depth: 0.6 },
  { from: [-25.6, 30], to: [-17, 42], bend: 1, width: 1.4, depth: 0.45 },
  { from: [25, 27], to: [13, 32], bend: -0.7, width: 1.4, depth: 0.5 },
  { from: [24.6, 29], to: [15, 46], bend: -1.4, width: 1.6, depth: 0.45 },
  { from: [-9, 40], to: [-13, 70], bend: 1, width: 2, depth: 0.4 },
  { from: [14, 44], to: [19, 70], bend: -0.8, width: 2.2, depth: 0.45 },
  { from: [7, 54], to: [5, 73], bend: 0.5, width: 1.6, depth: 0.35 },
  { from: [-21, 52], to: [-22, 68], bend: 0.4, width: 1.7, depth: 0.4 },
]);

const armhole = 'M21.4 4.4C20.2 11 21 18.6 25.6 25.6';
const hem = 'M27.2 64.8C23.8 67.9 17.8 71.1 10.9 72.7C7 73.4 3 73.5 0 73.5';

const frontBody = (cut: ShirtCut): string => {
  const { cloth } = cut;
  const thread = threadFor(cloth.colour);
  const neck = cut.collar === 'camp' ? 15 : 9.2;
  const fastening = cut.button ?? pearl;
  const pocket = piece('M8.6 24.4L19.2 24L19.8 36.2L14.4 38.8L8.8 36.6Z', cloth, {
    seed: 21,
    fall: 0.05,
    on: stitches('M8.9 26.6L19.3 26.2M9 24.6L9.2 36.3L14.4 38.3L19.4 35.9L18.8 24.2', thread),
  });
  const placket =
    seam(`M1.9 ${neck - 2}L1.9 74.6`) +
    seam(`M-1.9 ${neck - 2}L-1.9 75`, 1.2) +
    stitches(`M1.4 ${neck}L1.4 74.6M-1.4 ${neck}L-1.4 74.8`, thread);
  return (
    piece(trunkFrom(necks[cut.collar]), cloth, {
      seed: 5,
      on:
        bodyFolds +
        castShadow('M-2.4 12L-2.5 75', 0.7, 0.35, 0.3) +
        seam(armhole) +
        seam(mirrored(armhole)) +
        stitches(armhole.replace('21.4 4.4', '20.9 4.4'), thread) +
        stitches(mirrored(hem), thread) +
        stitches(hem, thread) +
        seam('M8.2 0.3C12 4 16.4 6 20.9 7.4', 0.8) +
        seam(mirrored('M8.2 0.3C12 4 16.4 6 20.9 7.4'), 0.8) +
        placket,
    }) +
    (cut.pocket ? castShadow('M8.8 36.8L14.4 39L19.8 36.4', 0.5, 0.35, 0.25) + pocket : '') +
    buttons([0, neck + 3], [0, 63], 6, fastening)
  );
};

const classicLeaf =
  'M0.3 6.4C2.6 5.6 6.2 3.2 8.6 -1.4L10.6 0.4C12 4.2 13 8.6 13.1 13.2C8.8 11.6 4 9.4 0.3 6.4Z';
const maoBand = 'M0.2 8.6C4 7.6 7.2 4.2 8.4 0.2L9.8 0.6C9.6 5 6 10.2 1.6 11.6Z';
const campLeaf =
  'M0.2 15.4C3.6 9.6 6.6 4.6 8.6 -1.4L10.4 0C12.8 3 14.6 6.4 15.6 10L11.4 11.2L12.2 14.4C8.4 14 4 14.6 0.2 15.4Z';

const collars = { classic: classicLeaf, mao: maoBand, camp: campLeaf } as const;

const neckInside = (cut: ShirtCut): string => {
  const drop = cut.collar === 'camp' ? 15 : 9;
  const inside = closed(`M0 -1.9C3.4 -1.9 6.4 -1.7 8.7 -1.2C8.6 3 5 ${drop - 2} 0 ${drop}`);
  const band = closed('M0 -1.9C3.4 -1.9 6.4 -1.7 8.7 -1.2C7.6 1 4 2.4 0 2.5');
  const dark = wrongSide(cut.cloth);
  return (
    piece(inside, dark, { seed: 8, fall: 0.5 }) +
    label([0, 2.9], 4.2) +
    piece(band, wrongSide(cut.cloth, 0.14), {
      seed: 9,
      on: seam('M-8 0.4C-4 1.9 4 1.9 8 0.4', 0.7),
    })
  );
};

const collar = (cut: ShirtCut): string => {
  const leaf = collars[cut.collar];
  const thread = threadFor(cut.cloth.colour);
  const edge = {
    classic: 'M1 6.7C4.4 9 8.6 10.9 12.5 12.4C12.3 8.4 11.4 4.4 10.2 1',
    mao: 'M1.9 10.9C5.6 9.6 8.8 5 9.3 1',
    camp: 'M1.2 14.6C4.6 14 8 13.6 11.5 13.8L10.9 10.7L14.9 9.6C14 6.4 12.2 3.4 10 0.6',
  }[cut.collar];
  const shade = cut.collar === 'mao' ? '' : castShadow(leaf, 0.9, 0.45, 0.5);
  const right =
    shade +
    piece(leaf, cut.cloth, {
      seed: 12,
      fall: 0.05,
      grainline: 'rotate(62)',
      on: stitches(edge, thread),
    });
  return `<g transform="scale(-1 1)">${right}</g>${right}`;
};

const backBody = (cut: ShirtCut): string => {
  const thread = threadFor(cut.cloth.colour);
  const yoke = 'M0 11.4C8 11.4 15 11 20.6 10.4';
  const pleat = folds([
    { from: [-1.8, 11.6], to: [-2.2, 60], bend: 0.3, width: 0.9, depth: 0.7 },
    { from: [1.8, 11.6], to: [2.2, 56], bend: -0.3, width: 0.9, depth: 0.6 },
  ]);
  const band = closed('M0 -3.4C3.6 -3.4 6.8 -2.6 9 -0.9L9.4 1.2C6 3.4 3 4 0 4');
  return (
    piece(trunkFrom('M0 2.6L8.2 0.3'), cut.cloth, {
      seed: 15,
      on:
        bodyFolds +
        pleat +
        seam(armhole) +
        seam(mirrored(armhole)) +
        stitches(hem, thread) +
        stitches(mirrored(hem), thread) +
        seam(yoke) +
        seam(mirrored(yoke)) +
        stitches('M-20.4 11.1C-10 12.1 10 12.1 20.4 11.1', thread),
    }) +
    `<path d="M-0.7 11.4V13.6H0.7V11.4" fill="none" stroke="${thread}" stroke-width="0.4"/>` +
    castShadow('M-9 2.2C-5 4.6 5 4.6 9 2.2', 0.8, 0.4, 0.4) +
    piece(band, cut.cloth, {
      seed: 17,
      grainline: 'rotate(90)',
      on: stitches('M-8.8 0.6C-5 3 5 3 8.8 0.6', thread),
    })
  );
};

/** A shirt with set-in sleeves, laid flat: 56 cm across the chest, 77 cm long. */
export const shirt = (cut: ShirtCut, side: Side): Flat => {
  const left = `<g transform="translate(-17 4) rotate(1.8) translate(17 -4) scale(-1 1)">${sleeve(cut, side, 31)}</g>`;
  const right = `<g transform="translate(17 4) rotate(-0.6) translate(-17 -4)">${sleeve(cut, side, 36)}</g>`;
  const trunk = side === 'front' ? neckInside(cut) + frontBody(cut) + collar(cut) : backBody(cut);
  const half = cut.sleeve === 'long' ? 40 : 37;
  return {
    art: left + right + trunk,
    box: { x: -half, y: -3, width: half * 2, height: 79 },
    details: {
      collar: { x: 1, y: 11, width: 34, turn: -5 },
      cuff: { x: 31, y: 57, width: 30, turn: 10 },
      hem: { x: 10, y: 62, width: 36, turn: 6 },
      pocket: { x: 12, y: 28, width: 30, turn: -4 },
    },
  };
};
