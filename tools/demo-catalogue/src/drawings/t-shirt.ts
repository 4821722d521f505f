import { piece, wrongSide, type Cloth } from './cloth.ts';
import { lightness, mix } from './colour.ts';
import { castShadow, drapes, folds } from './fold.ts';
import { closed, mirrored, pairOf, bothSides } from './geometry.ts';
import { plain, ribbed } from './pattern.ts';
import type { Flat, Side } from './sheet.ts';
import { button, jasmine, label, seam, stitches, threadFor } from './trim.ts';

/** How a jersey top is cut. */
export interface JerseyCut {
  readonly cloth: Cloth;
  readonly neck: 'crew' | 'vee' | 'boat' | 'polo' | 'scoop';
  readonly sleeve: 'short' | 'long' | 'none';
  /** A contrasting rib at the neck. */
  readonly rib?: string;
  /** The colour of the jasmine embroidered on the chest. */
  readonly emblem?: string;
}

const necks = {
  crew: { inner: 'M0 8.6C5.4 8.4 8.8 4.4 8.7 -0.2', outer: 'L10.9 0.7C10.8 6 7 10.7 0 10.9' },
  vee: { inner: 'M0 15.4L8.6 -0.2', outer: 'L10.6 0.6L0 18.2' },
  boat: { inner: 'M0 4.6C6 4.4 10 3.2 13 0.8', outer: 'L14 1.4C10.6 4.4 6 5.8 0 6' },
  scoop: { inner: 'M0 14C7 13.6 10.2 7 10.4 0.4', outer: 'L12.2 1C11.8 8.6 8 15.6 0 16' },
  polo: { inner: 'M0 10C4.4 9 7.6 5 8.2 0', outer: 'L9.6 0.6C9 6 5 10.4 0 11.2' },
} as const;

const sleeves = {
  short:
    'M17 3.4C19 3.8 20.6 4.4 21.9 5C25.6 6.8 28 10 30.2 14.6L36 25.6C32.2 28.6 27.6 30.6 23 31.6L17 25Z',
  long: 'M17 3.4C19 3.8 20.6 4.4 21.9 5C25 6.6 27 10.4 28.2 15C31.4 29 34.6 44.6 37.4 59.4C35 60.8 31.6 61.8 28.8 62C26 50 22.4 38 17 27Z',
  none: '',
} as const;

const sleeve = (cut: JerseyCut, seed: number): string => {
  if (cut.sleeve === 'none') return '';
  const thread = threadFor(cut.cloth.colour);
  const long = cut.sleeve === 'long';
  const list = long
    ? drapes(seed, 5, { x: [23.5, 29], y: [10, 58], flare: 1.6, width: 1.3, depth: 0.4 }).map(
        (fold) => ({
          ...fold,
          to: [fold.to[0] + 6.5, fold.to[1]] as const,
        }),
      )
    : drapes(seed, 3, { x: [21, 27], y: [9, 28], width: 1.3, depth: 0.4 }).map((fold) => ({
        ...fold,
        to: [fold.to[0] + 5, fold.to[1]] as const,
      }));
  const edge = long
    ? 'M37 57.4C34.6 58.8 31.4 59.8 28.4 60M36.9 57C34.5 58.4 31.3 59.4 28.3 59.6'
    : 'M35 23.7C31.2 26.7 26.8 28.6 21.8 29.6M34.8 23.3C31 26.3 26.6 28.2 21.6 29.2';
  return piece(sleeves[cut.sleeve], cut.cloth, {
    seed,
    on: folds(list) + stitches(edge, thread, 0.07),
    grainline: long ? 'rotate(-13)' : 'rotate(-26)',
  });
};

const hemline = 'C27.2 36 27 52 27.4 68.6C18 70.4 8 70.8 0 70.8';

const outline = (cut: JerseyCut, front: boolean): string => {
  const { inner } = necks[cut.neck];
  const start = front
    ? inner
    : cut.neck === 'boat'
      ? 'M0 2.2C6 2.2 10 1.8 13 0.8'
      : 'M0 1.6C4 1.6 7 1 8.7 -0.2';
  if (cut.sleeve === 'none') {
    const shoulder = front ? start : 'M0 6C6 5.6 9.4 3.4 10.4 0.4';
    return closed(
      `${shoulder}L15.4 2.2C13.8 10 14.4 19 22.6 24.6C22.4 36 20.6 46 23.4 67.6C16 69.6 8 70 0 70`,
    );
  }
  return closed(`${start}C13 1.6 18 3.2 21.9 5C20.6 12 21.4 19 26 25.4${hemline}`);
};

const inside = (cut: JerseyCut): string => {
  const { inner } = necks[cut.neck];
  const back = cut.neck === 'boat' ? 'M0 2.2C6 2.2 10 1.8 13 0.8' : 'M0 0.4C3.6 0.4 7 0.2 8.7 -0.4';
  const at = inner.slice(1).split(/[CL]/)[0] ?? '0 9';
  if (cut.neck === 'scoop')
    return (
      piece(closed('M0 6C6 5.6 9.4 3.4 10.4 0.4C10.2 7 7 13.6 0 14'), wrongSide(cut.cloth), {
        seed: 4,
        fall: 0.45,
      }) + label([0, 6.8], 3.2)
    );
  const low = closed(`${back}L8.6 0C8.4 4.4 5.4 8 0 9`);
  if (cut.neck === 'boat')
    return piece(closed(`${back}C10 3.2 6 4.4 ${at}`), wrongSide(cut.cloth), { fall: 0.4 });
  const whole =
    cut.neck === 'vee'
      ? closed(`${back}L${at}`)
      : cut.neck === 'polo'
        ? closed(`${back}C7.6 5 4.4 9 ${at}`)
        : low;
  return (
    piece(whole, wrongSide(cut.cloth), { seed: 4, fall: 0.45 }) +
    piece(
      closed(`${back}L8.9 1.2C7 2.2 4 2.4 0 2.5`),
      ribbed(wrongSide(cut.cloth, 0.12).colour, 'knit', 0.34),
      {},
    ) +
    label([0, 2.9], 3.6)
  );
};

const poloFront = (cut: JerseyCut, thread: string): string => {
  const leaf =
    'M0.2 10.8C2.6 8.4 5.8 4.2 7.6 -1.2L9.6 0.2C11.4 3.4 12.4 7 12.6 11.4C8.6 10.2 4 10 0.2 10.8Z';
  const cloth = cut.rib ? plain(cut.rib, 'knit') : cut.cloth;
  const right =
    castShadow(leaf, 0.8, 0.4, 0.45) +
    piece(leaf, ribbed(cloth.colour, 'knit', 0.4, 60), { seed: 6, fall: 0.08 });
  const placket = piece('M-1.9 9.6L1.9 9.6L1.9 24.6L-1.9 24.6Z', cut.cloth, {
    seed: 9,
    fall: 0.1,
    on: stitches('M-1.5 10V24.2H1.5V10', thread, 0.08),
  });
  return (
    placket +
    [13.4, 17.6, 21.8].map((y) => button([0, y], '#ece5d6', 0.55)).join('') +
    `<g transform="scale(-1 1)">${right}</g>${right}`
  );
};

const trimAt = (cut: JerseyCut, front: boolean, thread: string): string => {
  const tone =
    cut.rib ??
    (lightness(cut.cloth.colour) > 0.5 ? mix(cut.cloth.colour, '#6b6258', 0.06) : cut.cloth.colour);
  const rib = ribbed(tone, 'knit', 0.36);
  if (!front && cut.sleeve === 'none')
    return piece(closed('M0 6C6 5.6 9.4 3.4 10.4 0.4L12.2 1C11 5 7 7.6 0 8'), rib, {});
  if (!front) return piece(closed('M0 0C4 0 7 -0.2 8.9 -0.9L10.4 0.8C7 2.4 4 2.8 0 2.8'), rib, {});
  if (cut.neck === 'polo') return poloFront(cut, thread);
  const { inner, outer } = necks[cut.neck];
  const below =
    cut.neck === 'scoop'
      ? 'M12.6 1.4C12.2 9 8.4 16.2 0 16.6'
      : cut.neck === 'vee'
        ? 'M11 1.2L0 19.2'
        : cut.neck === 'boat'
          ? 'M14.2 2C10.8 5 6 6.4 0 6.6'
          : 'M11.4 1.2C11.3 6.4 7.4 11.3 0 11.5';
  const miter = cut.neck === 'vee' ? seam('M0 15.4V18.2', 0.8) : '';
  return (
    piece(closed(inner + outer), cut.neck === 'boat' ? cut.cloth : rib, { fall: 0.06 }) +
    miter +
    stitches(bothSides(below), thread, 0.07)
  );
};

const armhole = 'M21.9 5C20.6 12 21.4 19 26 25.4';

/** A jersey T-shirt, polo or sailor's top, laid flat: 52 cm across, 71 cm long. */
export const tShirt = (cut: JerseyCut, side: Side): Flat => {
  const front = side === 'front';
  const thread = threadFor(cut.cloth.colour);
  const arms = pairOf(sleeve(cut, 41), sleeve(cut, 46), [17, 4], 1.6);
  const armSeam = cut.sleeve === 'none' ? '' : seam(armhole) + seam(mirrored(armhole));
  const body = piece(outline(cut, front), cut.cloth, {
    seed: front ? 5 : 14,
    on:
      folds([
        { from: [-25, 27], to: [-10, 36], bend: 1.2, width: 1.8, depth: 0.5 },
        { from: [24.6, 28], to: [12, 40], bend: -1.2, width: 1.8, depth: 0.45 },
        { from: [-7, 40], to: [-12, 68], bend: 1.2, width: 2.4, depth: 0.4 },
        { from: [15, 46], to: [19, 68], bend: -1, width: 2.2, depth: 0.4 },
        { from: [3, 56], to: [1, 70], bend: 0.4, width: 1.8, depth: 0.35 },
      ]) +
      armSeam +
      stitches(
        'M-27.2 66.6C-10 69.2 10 69.2 27.2 66.6M-27.2 66.1C-10 68.7 10 68.7 27.2 66.1',
        thread,
        0.07,
      ) +
      (cut.sleeve === 'none'
        ? stitches(bothSides('M14.6 2.2C13 10 13.6 19.6 22.2 25.2'), thread, 0.07)
        : ''),
  });
  const emblem = cut.emblem && front ? jasmine([11.6, 20], 1.9, cut.emblem, 12) : '';
  const half = cut.sleeve === 'long' ? 38.4 : cut.sleeve === 'short' ? 36.6 : 30;
  return {
    art: arms + (front ? inside(cut) : '') + body + trimAt(cut, front, thread) + emblem,
    box: { x: -half, y: -1.6, width: half * 2, height: 73 },
    details: {
      neck: { x: 2, y: 9, width: 32, turn: -6 },
      sleeve: { x: 28, y: 24, width: 30, turn: 8 },
      hem: { x: 14, y: 60, width: 30, turn: 7 },
      cuff: { x: 30, y: 53, width: 28, turn: 12 },
    },
  };
};
