import { piece, wrongSide, type Cloth } from './cloth.ts';
import { castShadow, drapes, folds, type Fold } from './fold.ts';
import { num, seeded, wavy } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { buttons, label, seam, stitches, threadFor } from './trim.ts';

/** How a skirt is cut. */
export interface SkirtCut {
  readonly cloth: Cloth;
  readonly shape: 'pleated' | 'wrap' | 'buttoned';
  readonly button?: string;
}

const outlines = {
  pleated: `M-17.4 0C-8 1 8 1 17.4 0C20 16 29 46 37 74${wavy([37, 74], [-37, 74], 17, 1.5)}C-29 46 -20 16 -17.4 0Z`,
  wrap: `M-18 0C-8 1 8 1 18 0C21 8 27 22 29 36C32 52 35 66 36.4 77${wavy([36.4, 77], [-35, 78], 5, 2.4)}C-33 60 -30 44 -28 34C-26 20 -21 8 -18 0Z`,
  buttoned: `M-18 0C-8 1 8 1 18 0C21 8 25 18 26.4 28C28 40 29.6 50 31 59C18 61.4 -18 61.4 -31 59C-29.6 50 -28 40 -26.4 28C-25 18 -21 8 -18 0Z`,
} as const;

const pleats = (): string => {
  const random = seeded(8);
  const list = Array.from({ length: 17 }, (_, index): Fold => {
    const top = -15.6 + index * 1.95;
    return {
      from: [top, 3.6],
      to: [top * 2.12 + (random() - 0.5), 75],
      bend: top * 0.06,
      width: 1 + random() * 0.5,
      depth: 0.72,
    };
  });
  return folds(list, 0.3);
};

const wrapFront = (thread: string): string => {
  const edge = 'M-10 3.6C-2 22 8 44 10 79';
  const ruffled = drapes(31, 6, { x: [-14, 16], y: [5, 74], flare: 1.7, width: 2.2, depth: 0.45 });
  return (
    folds([
      ...ruffled,
      { from: [-14, 5], to: [14, 30], bend: -2, width: 1.6, depth: 0.5 },
      { from: [-15, 6], to: [22, 24], bend: -2, width: 1.4, depth: 0.4 },
    ]) +
    castShadow(edge, 1.4, 0.45, 0.6) +
    seam(edge) +
    stitches('M-10.8 3.8C-2.8 22 7.2 44 9.2 79', thread)
  );
};

const onCloth = (cut: SkirtCut, side: Side): string => {
  const thread = threadFor(cut.cloth.colour);
  if (cut.shape === 'pleated') return pleats();
  const hem =
    cut.shape === 'wrap'
      ? 'M35.8 73.6C18 78 -18 78 -34.6 74.4'
      : 'M30.6 55C18 57.4 -18 57.4 -30.6 55';
  const fall = folds(
    drapes(17, 7, {
      x: [-19, 19],
      y: [6, cut.shape === 'wrap' ? 77 : 59],
      flare: 1.55,
      width: 2.2,
      depth: 0.4,
    }),
  );
  if (side === 'back') return fall + seam('M0 4V58', 0.8) + stitches(hem, thread);
  if (cut.shape === 'wrap') return wrapFront(thread) + stitches(hem, thread);
  const pocket = (x: number): string =>
    seam(`M${x} 8C${x * 1.1} 16 ${x * 1.5} 18 ${x * 1.66} 18.4`) +
    stitches(`M${x * 0.95} 8C${x * 1.05} 16.6 ${x * 1.45} 18.8 ${x * 1.64} 19.2`, thread);
  return (
    fall +
    castShadow('M-2.2 4V60', 0.6, 0.35) +
    seam('M-2.2 4L-2.3 60') +
    seam('M2.2 4L2.3 60', 0.7) +
    stitches('M-1.7 4L-1.8 60M1.7 4L1.8 60', thread) +
    pocket(13) +
    pocket(-13) +
    stitches(hem, thread)
  );
};

const bow = (cut: SkirtCut): string => {
  const tail = (d: string, seed: number): string =>
    castShadow(d, 1, 0.35) + piece(d, cut.cloth, { seed, fall: 0.3 });
  return (
    tail('M14.6 2.6C17 8 15.6 18 18.4 30L21.8 29C19.6 18 19 8 17 2.2Z', 3) +
    tail('M13.8 2.4C12 9 12.6 16 10.4 24.4L13.6 25.6C15.6 17 15.4 9 16.2 3Z', 5) +
    tail('M15 2C10 -3.4 6 -3 5.4 0.4C5.2 4 9 5.6 15 2.6Z', 6) +
    tail('M15.6 2C20.6 -3.8 24.6 -3.2 25.2 0C25.4 3.8 21.6 5.4 15.6 2.8Z', 8) +
    tail('M14 0.6C15 0 16.4 0 17 0.8L17.2 4C16.2 4.6 14.8 4.6 13.9 4Z', 9)
  );
};

/** A skirt, laid flat: pleated midi, wrap with a bow, or buttoned down the front. */
export const skirt = (cut: SkirtCut, side: Side): Flat => {
  const thread = threadFor(cut.cloth.colour);
  const edge = cut.shape === 'pleated' ? 17.4 : 18;
  const length = { pleated: 76, wrap: 80, buttoned: 61 }[cut.shape];
  const reach = { pleated: 37.4, wrap: 36.8, buttoned: 31.4 }[cut.shape];
  const band = `M${-edge} -0.6C-8 0.6 8 0.6 ${edge} -0.6L${num(edge + 0.6)} 3.4C8 4.8 -8 4.8 ${num(-edge - 0.6)} 3.4Z`;
  const inside =
    side === 'front'
      ? piece(
          `M${-edge} -0.6C-8 -2.4 8 -2.4 ${edge} -0.6C8 0.6 -8 0.6 ${-edge} -0.6Z`,
          wrongSide(cut.cloth, 0.32),
          {},
        ) + label([0, -1.4], 2.6)
      : '';
  const closing =
    side === 'front' && cut.shape === 'buttoned'
      ? buttons([0, 2.2], [0, 52], 7, cut.button ?? '#7b5636', 0.9)
      : '';
  return {
    art:
      inside +
      piece(outlines[cut.shape], cut.cloth, {
        seed: side === 'front' ? 4 : 12,
        fall: 0.25,
        on: onCloth(cut, side),
      }) +
      castShadow(`M${-edge} 3.8C-8 5.2 8 5.2 ${edge} 3.8`, 0.6, 0.35, 0.3) +
      piece(band, cut.cloth, {
        seed: 5,
        fall: 0.06,
        grainline: 'rotate(90)',
        on: stitches(
          `M${-edge} 0C-8 1.2 8 1.2 ${edge} 0M${-edge - 0.5} 2.9C-8 4.3 8 4.3 ${edge + 0.5} 2.9`,
          thread,
        ),
      }) +
      (side === 'front' && cut.shape === 'wrap' ? bow(cut) : closing),
    box: { x: -reach, y: -2.4, width: reach * 2, height: length + 3 },
    details: {
      waist: { x: 6, y: 10, width: 34, turn: -6 },
      hem: { x: 10, y: length - 16, width: 36, turn: 7 },
    },
    height: 1,
  };
};
