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
  details: {
    handle: {
      tote: { x: 6, y: 12, width: 28, turn: -6 },
      couffin: { x: 10, y: 11, width: 34, turn: -6 },
      satchel: { x: 4, y: 16, width: 26, turn: -6 },
      pouch: { x: 9, y: 8, width: 18, turn: -8 },
    }[cut.shape],
    weave: {
      tote: { x: 2, y: 26, width: 26, turn: 5 },
      couffin: { x: -10, y: 24, width: 26, turn: 5 },
      satchel: { x: -11, y: 5, width: 20, turn: 8 },
      pouch: { x: -7, y: 13, width: 16, turn: 6 },
    }[cut.shape],
  },
  height: 1.6,
});
