import type { BagCut } from './bag-cut.ts';
import { couffin } from './couffin.ts';
import { pouch } from './pouch.ts';
import { satchel } from './satchel.ts';
import type { Flat, Side } from './sheet.ts';
import { tote } from './tote.ts';

const makers = { tote, couffin, satchel, pouch } as const;

const boxes = {
  tote: { x: -26, y: -23, width: 52, height: 68 },
  couffin: { x: -31, y: -22, width: 62, height: 64 },
  satchel: { x: -25, y: -38, width: 50, height: 66 },
  pouch: { x: -18, y: -3, width: 36, height: 26 },
} as const;

/** A bag: printed tote, palm couffin, leather satchel or zipped pouch. */
export const bag = (cut: BagCut, side: Side): Flat => ({
  art: makers[cut.shape](cut, side === 'front'),
  box: boxes[cut.shape],
  spots: {
    handle: {
      tote: { x: 6, y: 12, wide: 28, turn: -6 },
      couffin: { x: 10, y: 11, wide: 34, turn: -6 },
      satchel: { x: 4, y: 16, wide: 26, turn: -6 },
      pouch: { x: 9, y: 8, wide: 18, turn: -8 },
    }[cut.shape],
    weave: {
      tote: { x: 2, y: 26, wide: 26, turn: 5 },
      couffin: { x: -10, y: 24, wide: 26, turn: 5 },
      satchel: { x: -11, y: 5, wide: 20, turn: 8 },
      pouch: { x: -7, y: 13, wide: 16, turn: 6 },
    }[cut.shape],
  },
  height: 1.6,
});
