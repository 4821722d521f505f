import { piece, wrongSide, type Cloth } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, drapes, folds } from './fold.ts';
import { closed, mirrored, num, pairOf } from './geometry.ts';
import { ribbed } from './pattern.ts';
import type { Flat, Side } from './sheet.ts';
import { buttons, label, seam } from './trim.ts';

/** How a jumper or cardigan is knitted. */
export interface KnitCut {
  readonly cloth: Cloth;
  readonly shape: 'crew' | 'roll' | 'cardigan';
  /** Cables down the front. */
  readonly cables?: boolean;
  readonly button?: string;
}

/** One cable: two plies crossing every 5 cm between two grooves. */
const cable = (x: number, top: number, bottom: number, colour: string): string => {
  const period = 5;
  const plies: string[] = [];
  for (let y = top; y < bottom; y += period) {
    const ply = (side: number): string =>
      `M${num(x - side * 1.1)} ${num(y)}C${num(x - side * 1.3)} ${num(y + period * 0.4)} ${num(x + side * 1.3)} ${num(y + period * 0.6)} ${num(x + side * 1.1)} ${num(y + period)}`;
    for (const side of [-1, 1]) {
      plies.push(
        `<path d="${ply(side)}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="1.9"/><path d="${ply(side)}" fill="none" stroke="${lighten(colour, 0.12)}" stroke-width="1.5"/>` +
          `<path d="${ply(side)}" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity="0.5" stroke-width="1.1" stroke-dasharray="0.12 0.36"/>`,
      );
    }
  }
  const groove = (dx: number): string =>
    `<path d="M${num(x + dx)} ${top}V${bottom}" stroke="${darken(colour, 0.6)}" stroke-opacity="0.5" stroke-width="0.5"/>`;
  return groove(-2.4) + groove(2.4) + plies.join('');
};

const armPath =
  'M16 4C19 4.4 21.4 5.4 23.4 6.6C27 9 29 13 30.2 18C33 31 35.6 44 37.6 55.4L28.4 58C25.6 48 22 38 16 29Z';
const cuffPath = 'M37.3 54.2L38.6 61.4C36 63 32.6 64 29.8 64.2L28 56.9C31 57 34.8 55.8 37.3 54.2Z';

const arm = (cut: KnitCut, seed: number): string => {
  const list = drapes(seed, 4, { x: [24, 30], y: [14, 54], width: 1.9, depth: 0.4 }).map(
    (fold) => ({
      ...fold,
      to: [fold.to[0] + 5.6, fold.to[1]] as const,
    }),
  );
  const bunch = [44, 48, 51].map((y, index) => ({
    from: [27 + index, y - 1] as const,
    to: [33.4 + index, y + 1] as const,
    bend: -0.6,
    width: 1.2,
    depth: 0.4,
  }));
  const cabled = cut.cables
    ? `<g transform="translate(26 8) rotate(-12)">${cable(1.4, 2, 52, cut.cloth.colour)}</g>`
    : '';
  return (
    piece(armPath, cut.cloth, {
      seed,
      on:
        cabled +
        folds([...list, ...bunch], 0.7) +
        castShadow('M37 53.4C34 55.4 31 56.4 28 56.4', 0.8, 0.35),
      grainline: 'rotate(-13)',
    }) + piece(cuffPath, ribbed(cut.cloth.colour, 'knit', 0.6, -12), { seed: seed + 1, fall: 0.1 })
  );
};

const necks = {
  crew: 'M0 9C5.6 8.6 9.2 4.6 9.2 0',
  roll: 'M0 6C5 6 8.6 3.6 8.8 0',
  cardigan: 'M0 31C4.6 24 8.6 10 9 0',
} as const;

const trunk = (neck: string): string =>
  closed(
    `${neck}C14 2 19 4.2 23.4 6.6C21.8 13 22.6 21 27 27C27.8 38 28 50 28.2 60C20 61.4 10 62 0 62`,
  );

const hemBand = (cut: KnitCut): string =>
  piece(
    closed('M0 61C10 61 20 60.4 28.3 59L27.6 66.4C20 67.8 10 68.4 0 68.4'),
    ribbed(cut.cloth.colour, 'knit', 0.6),
    { seed: 19, fall: 0.12 },
  );

const neckband = (cut: KnitCut): string => {
  const rib = ribbed(cut.cloth.colour, 'knit', 0.5);
  if (cut.shape === 'roll') {
    const fold = closed(
      'M0 -8C4.6 -8 8.2 -7.4 9.2 -6.4C10.2 -2 10.2 1.4 9.6 3.8C7 6.4 4 7.4 0 7.4',
    );
    return (
      castShadow('M-9.4 4C-6 7.6 6 7.6 9.4 4', 1, 0.45, 0.5) +
      piece(fold, rib, {
        seed: 8,
        on: folds([{ from: [-9, 1.6], to: [9, 2], bend: -1.6, width: 0.8, depth: 0.5 }]),
      })
    );
  }
  return piece(closed('M0 8.4C5 8 8.6 4.2 8.6 -0.6L11.2 0.6C11.2 6 7.4 11 0 11.4'), rib, {
    fall: 0.1,
  });
};

const cardiganFront = (cut: KnitCut): string => {
  const band =
    'M9 -0.4L11.4 0.7C11 11 7.6 23.6 2.3 31.6L2.3 68.5L-1.6 68.6L-1.6 30.4C4.4 22 8.4 10 9 -0.4Z';
  const left =
    'M-9 -0.4L-11.4 0.7C-11 11 -7.6 23.6 -2.3 31.6L-2.3 68.5L1.4 68.6L1.4 32C-4.4 22.4 -8.4 10 -9 -0.4Z';
  const rib = ribbed(cut.cloth.colour, 'knit', 0.5);
  const pocket = (side: number): string =>
    piece(
      `M${side * 9} 47L${side * 21} 46.4L${side * 21} 49.4L${side * 9} 50Z`,
      ribbed(cut.cloth.colour, 'knit', 0.5),
      { fall: 0.1 },
    );
  return (
    castShadow('M9 47.5L21 47M-9 47.5L-21 47', 0.9, 0.3) +
    pocket(1) +
    pocket(-1) +
    piece(left, rib, { seed: 7, fall: 0.1 }) +
    castShadow('M-1.6 31L-1.6 68', 0.7, 0.4) +
    piece(band, rib, { seed: 6, fall: 0.1 }) +
    buttons([0.4, 34], [0.4, 64.6], 5, cut.button ?? '#6d4b34', 0.85)
  );
};

const front = (cut: KnitCut): string => {
  const cables = cut.cables
    ? [-13, 0, 13].map((x) => cable(x, x === 0 ? 12 : 4, 62, cut.cloth.colour)).join('')
    : '';
  const dark = wrongSide(cut.cloth, 0.34);
  const inside =
    cut.shape === 'cardigan'
      ? closed('M0 -0.6C4 -0.6 7 -0.6 9 -0.6C8.6 10 4.6 24 0 32')
      : closed('M0 -0.4C4 -0.4 7 -0.4 9 -0.6C9 4.6 5.6 8.6 0 9.4');
  const behind =
    cut.shape === 'roll'
      ? ''
      : piece(inside, dark, { seed: 2, fall: 0.4 }) +
        piece(
          closed('M0 -1.2C4 -1.2 7 -1.2 8.8 -1.6L9.4 0.8C7 2 4 2.2 0 2.2'),
          ribbed(wrongSide(cut.cloth, 0.16).colour, 'knit', 0.5),
          {},
        ) +
        label([0, 2.8], 4);
  return (
    behind +
    body(cut, necks[cut.shape], cables) +
    hemBand(cut) +
    (cut.shape === 'cardigan' ? cardiganFront(cut) : neckband(cut))
  );
};

const armhole = 'M23.4 6.6C21.8 13 22.6 21 27 27';

const body = (cut: KnitCut, neck: string, cables: string): string =>
  piece(trunk(neck), cut.cloth, {
    seed: 12,
    on:
      cables +
      folds(
        [
          { from: [-26, 29], to: [-11, 37], bend: 1.4, width: 2.2, depth: 0.5 },
          { from: [25.6, 29], to: [12, 41], bend: -1.4, width: 2.2, depth: 0.5 },
          { from: [-10, 42], to: [-14, 60], bend: 1, width: 2.6, depth: 0.35 },
          { from: [15, 46], to: [19, 60], bend: -0.8, width: 2.6, depth: 0.4 },
          { from: [-22, 50], to: [22, 55], bend: -1.6, width: 1.6, depth: 0.22 },
        ],
        0.9,
      ) +
      seam(armhole) +
      seam(mirrored(armhole)) +
      castShadow('M-28 58.6C-18 60.4 18 60.4 28 58.6', 0.8, 0.35),
  });

/** A jumper, roll-neck or cardigan, laid flat: 54 cm across, 69 cm long. */
export const knit = (cut: KnitCut, side: Side): Flat => {
  const arms = pairOf(arm(cut, 51), arm(cut, 57), [17, 5], 2.2);
  const back =
    body(cut, 'M0 1.6C4 1.6 7 1 9 0', '') +
    hemBand(cut) +
    (cut.shape === 'roll'
      ? neckband(cut)
      : piece(
          closed('M0 -1.2C4 -1.2 7 -1.4 9 -1.8L11.2 0.8C7 2.6 4 2.9 0 2.9'),
          ribbed(cut.cloth.colour, 'knit', 0.5),
          {},
        ));
  const top = cut.shape === 'roll' ? -9 : -2.4;
  return {
    art: arms + (side === 'front' ? front(cut) : back),
    box: { x: -39.6, y: top, width: 79.2, height: 69.4 - top },
    details: {
      neck: { x: 3, y: 10, width: 36, turn: -6 },
      cuff: { x: 31, y: 54, width: 30, turn: 12 },
      hem: { x: 10, y: 56, width: 34, turn: 6 },
    },
    height: 1.1,
  };
};
