import { piece, wrongSide } from './cloth.ts';
import type { DressCut } from './dress-cut.ts';
import { closed, pairOf } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { shirtdress } from './shirtdress.ts';
import { tiered } from './tiered-dress.ts';
import { label } from './trim.ts';
import { flutter, sash, wrapBody } from './wrap-dress.ts';

const extents = {
  wrap: { top: -1, length: 118, reach: 38 },
  tiered: { top: -4, length: 126.5, reach: 40 },
  shirtdress: { top: -3, length: 117, reach: 39 },
} as const;

/** A wrap dress, a tiered strapped dress or a shirt-dress, laid flat. */
export const dress = (cut: DressCut, side: Side): Flat => {
  const front = side === 'front';
  const wrap = (): string =>
    pairOf(flutter(cut.cloth, 81), flutter(cut.cloth, 86), [17, 4], 2) +
    (front
      ? piece(closed('M0 2C4 2 7 1.4 8.2 0.4L0 27'), wrongSide(cut.cloth, 0.36), { fall: 0.4 }) +
        label([0, 2.6], 3.4)
      : '') +
    wrapBody(cut, front) +
    (front ? sash(cut) : '');
  const art =
    cut.shape === 'wrap'
      ? wrap()
      : cut.shape === 'tiered'
        ? tiered(cut, front)
        : shirtdress(cut, front);
  const { top, length, reach } = extents[cut.shape];
  return {
    art,
    box: { x: -reach, y: top, width: reach * 2, height: length - top },
    details: {
      neck: { x: 1, y: 15, width: 40, turn: -5 },
      waist: { x: 7, y: 44, width: 38, turn: 5 },
      hem: { x: 16, y: length - 22, width: 44, turn: 7 },
      sleeve: { x: 28, y: cut.shape === 'wrap' ? 18 : 36, width: 32, turn: 8 },
    },
    height: 1,
  };
};
