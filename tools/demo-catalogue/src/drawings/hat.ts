import { beanie } from './beanie.ts';
import { capBack, capFront } from './cap.ts';
import { chechia } from './chechia.ts';
import type { HatCut } from './hat-cut.ts';
import type { Flat, Side } from './sheet.ts';
import { straw } from './straw-hat.ts';

const boxes = {
  cap: { x: -19, y: -19, width: 38, height: 40 },
  chechia: { x: -18, y: -18, width: 38, height: 38 },
  straw: { x: -24, y: -24, width: 48, height: 48 },
  beanie: { x: -19, y: -20, width: 38, height: 40 },
} as const;

/** A cap, chechia, straw hat or beanie; its back is another view of the same hat. */
export const hat = (cut: HatCut, side: Side): Flat => {
  const front = side === 'front';
  const art = {
    cap: () => (front ? capFront(cut) : capBack(cut)),
    chechia: () => chechia(cut, front),
    straw: () => straw(cut, front),
    beanie: () => beanie(cut, front),
  }[cut.shape]();
  return {
    art,
    box: boxes[cut.shape],
    details: {
      crown: {
        cap: { x: 2, y: -2, width: 17, turn: -7 },
        chechia: { x: 5, y: 1, width: 15, turn: 6 },
        straw: { x: 5, y: 5, width: 22, turn: 6 },
        beanie: { x: 2, y: 3, width: 16, turn: -7 },
      }[cut.shape],
    },
    height: 0.9,
  };
};
