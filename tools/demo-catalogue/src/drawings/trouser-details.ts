import { piece } from './cloth.ts';
import { darken } from './colour.ts';
import { castShadow, type Fold, folds } from './fold.ts';
import { bothSides } from './geometry.ts';
import { button, seam, stitches } from './trim.ts';
import { crotch, legs, type TrouserCut } from './trouser-cut.ts';

/** Fly, pockets, pleats and creases of the front. */
export const frontDetails = (cut: TrouserCut, thread: string): string => {
  const rise = crotch[cut.shape];
  const centre = seam(`M0 4.6C0.4 14 0.2 22 0 ${rise}`);
  if (cut.shape === 'drawstring')
    return (
      centre +
      seam(bothSides('M20.6 6C19 11 19.6 15 25.4 19')) +
      stitches(bothSides('M20 6.2C18.4 11 19 15.6 25 19.8'), thread)
    );
  const fly =
    seam('M3.8 5C4.2 14 4 18 0.2 23') + stitches('M3.2 5C3.7 13.6 3.4 17.4 0.2 22.2', thread);
  if (cut.shape === 'jeans') {
    const scoop = 'M10 4.6C10.4 10.6 15 13.2 23.8 12.6';
    const inner = 'M10.6 4.6C11 10 15.2 12.5 23.7 12';
    const rivet = (x: number, y: number): string =>
      `<circle cx="${x}" cy="${y}" r="0.42" fill="#b07a45" stroke="#5a3a20" stroke-width="0.1"/>`;
    const coin =
      seam('M14 8.6L21.2 8.2') +
      stitches('M14 9L21.2 8.6M14.4 8.6L14.9 12.4M20.8 8.3L21 12.4', thread);
    return (
      centre +
      fly +
      stitches('M0.5 24C0.5 26 0.4 28 0.3 30', thread) +
      coin +
      seam(bothSides(scoop)) +
      stitches(bothSides(inner), thread) +
      rivet(10.6, 5.2) +
      rivet(-10.6, 5.2) +
      rivet(23, 12) +
      rivet(-23, 12) +
      stitches(bothSides('M25.1 24C26.2 48 25.4 78 24.4 104'), thread)
    );
  }
  const slant =
    seam(bothSides('M14.6 4.4L23 17.6')) + stitches(bothSides('M13.8 4.5L22.4 18'), thread);
  const pleats =
    cut.shape === 'wide'
      ? folds(
          [-9, -6, 6, 9].map((x): Fold => ({
            from: [x, 4.4],
            to: [x * 1.25, 40],
            width: 1.1,
            depth: 0.75,
          })),
          0.3,
        )
      : '';
  const crease =
    cut.shape === 'chino'
      ? `<path d="${bothSides('M13 20C14.4 50 16 80 17.6 104')}" fill="none" stroke="#fff8ea" stroke-opacity="0.22" stroke-width="0.5"/><path d="${bothSides('M13.4 20C14.8 50 16.4 80 18 104')}" fill="none" stroke="#24141c" stroke-opacity="0.28" stroke-width="0.3"/>`
      : '';
  return centre + fly + slant + pleats + crease;
};

const backPocket = (cut: TrouserCut, thread: string): string => {
  if (cut.shape === 'jeans') {
    const pocket = 'M7 14.4L19.6 13.2L20 25L14 29.4L7.6 26.4Z';
    return (
      castShadow('M7.6 26.6L14 29.6L20 25.2', 0.6, 0.4, 0.3) +
      piece(pocket, cut.cloth, {
        seed: 23,
        fall: 0.1,
        on: stitches(
          'M7.4 15.6L19.4 14.5M7.5 14.6L8 26L14 28.8L19.5 24.7L19.1 13.4M8 20C11 23 12.4 20 13.6 19.6C15 20 16.6 22 19.4 18.8',
          thread,
        ),
      })
    );
  }
  return (
    seam('M7.4 15.8L19.4 14.8') +
    seam('M7.4 16.9L19.4 15.9', 0.7) +
    button([13.4, 18.4], darken(cut.cloth.colour, 0.25), 0.6)
  );
};

/** Seat seam, yoke, darts and pockets of the back. */
export const backDetails = (cut: TrouserCut, thread: string): string => {
  const rise = crotch[cut.shape];
  const centre =
    seam(`M0 4.6C-0.4 14 -0.2 22 0 ${rise}`) +
    stitches(`M0.6 5C0.3 14 0.4 22 0.5 ${rise - 1}`, thread);
  if (cut.shape === 'drawstring') return centre;
  const yoke =
    cut.shape === 'jeans'
      ? seam('M-22.8 10.4L0 13.4L22.8 10.4') + stitches('M-22.8 11.1L0 14.1L22.8 11.1', thread)
      : '';
  const dart = cut.shape === 'jeans' ? '' : seam(bothSides('M13 4.6L13.6 14.6'), 0.8);
  const pocket = backPocket(cut, thread);
  return centre + yoke + dart + `<g transform="scale(-1 1)">${pocket}</g>${pocket}`;
};

/** The hems, turned up or plain. */
export const hems = (cut: TrouserCut, thread: string): string => {
  if (cut.shape === 'wide')
    return stitches(bothSides('M34.8 102.6C27 104.2 12 104.6 5.8 104'), thread, 0.08);
  const y = legs[cut.shape].length;
  const [inner, outer] = cut.shape === 'shorts' ? [6.2, 29] : [9.4, 26.6];
  const cuff = cut.shape === 'shorts' || cut.shape === 'chino' ? 4.2 : 1.6;
  const line = `M${outer} ${y - cuff - 1.2}L${inner} ${y - cuff}`;
  return (
    (cuff > 3 ? seam(bothSides(line)) + castShadow(bothSides(line), 0.6, 0.3, 0.3) : '') +
    stitches(bothSides(cuff > 3 ? `M${outer} ${y - 1.9}L${inner} ${y - 0.7}` : line), thread)
  );
};
