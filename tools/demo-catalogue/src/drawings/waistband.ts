import { type Cloth, piece, wrongSide } from './cloth.ts';
import { darken } from './colour.ts';
import { castShadow, drapes, folds } from './fold.ts';
import { num } from './geometry.ts';
import { button, label, stitches } from './trim.ts';
import type { TrouserCut } from './trouser-cut.ts';

const loop = (x: number, cloth: Cloth): string =>
  castShadow(`M${x} 0.6V5`, 0.9, 0.3, 0.2) +
  piece(`M${num(x - 0.6)} -0.8H${num(x + 0.6)}V5.2H${num(x - 0.6)}Z`, cloth, { fall: 0.1 });

/** The waistband with its loops, its button or its drawn cord. */
export const waistband = (cut: TrouserCut, thread: string, front: boolean): string => {
  const edge = { chino: 20.4, wide: 19, jeans: 20.6, shorts: 21, drawstring: 20 }[cut.shape];
  const dip = front ? 1 : 0;
  const band = `M${-edge} 0C-10 ${dip * 1.2} 10 ${dip * 1.2} ${edge} 0L${edge + 0.5} 4.2C10 ${4.4 + dip} -10 ${4.4 + dip} ${-edge - 0.5} 4.2Z`;
  const inside = front
    ? piece(
        `M${-edge} 0C-10 -1.8 10 -1.8 ${edge} 0C10 ${dip * 1.2} -10 ${dip * 1.2} ${-edge} 0Z`,
        wrongSide(cut.cloth, 0.35),
        {},
      )
    : '';
  if (cut.shape === 'drawstring') {
    const gathers = drapes(5, 22, { x: [-19.6, 19.6], y: [0, 4.4], width: 0.6, depth: 0.8 });
    const cord = '#efe7d6';
    const tie = 'M-1.4 2.4C-5 6 -3 12 -4.6 18.4M1.4 2.4C5 5 3.6 11 5.8 16.6';
    return (
      inside +
      piece(band, cut.cloth, {
        on: folds(gathers, 0.2) + stitches(`M${-edge} 2C-10 3 10 3 ${edge} 2`, thread),
      }) +
      (front
        ? castShadow(tie, 0.7, 0.4, 0.3) +
          `<path d="${tie}" fill="none" stroke="${darken(cord, 0.3)}" stroke-width="0.75" stroke-linecap="round"/><path d="${tie}" fill="none" stroke="${cord}" stroke-width="0.55" stroke-linecap="round"/><circle cx="-1.4" cy="2.4" r="0.5" fill="#a8884f"/><circle cx="1.4" cy="2.4" r="0.5" fill="#a8884f"/>`
        : '')
    );
  }
  const loops = front ? [-13, 13] : [-13, 0, 13];
  return (
    inside +
    (front ? label([0, -0.9], 3) : '') +
    castShadow(`M${-edge} 4.4C-10 ${4.8 + dip} 10 ${4.8 + dip} ${edge} 4.4`, 0.6, 0.3, 0.3) +
    piece(band, cut.cloth, {
      seed: 7,
      fall: 0.05,
      grainline: 'rotate(90)',
      on: stitches(
        `M${-edge} 0.5C-10 ${dip * 1.2 + 0.5} 10 ${dip * 1.2 + 0.5} ${edge} 0.5M${-edge} 3.8C-10 ${4 + dip} 10 ${4 + dip} ${edge} 3.8`,
        thread,
      ),
    }) +
    (cut.shape === 'wide' && front ? '' : loops.map((x) => loop(x, cut.cloth)).join('')) +
    (front
      ? button([0.9, 2.9], cut.shape === 'jeans' ? '#a9784a' : darken(cut.cloth.colour, 0.25), 0.85)
      : '')
  );
};
