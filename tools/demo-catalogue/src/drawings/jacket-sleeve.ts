import { piece } from './cloth.ts';
import { darken } from './colour.ts';
import { drapes, type Fold, folds } from './fold.ts';
import type { JacketCut } from './jacket-cut.ts';
import { ribbed } from './pattern.ts';
import type { Side } from './sheet.ts';
import { buttons, seam, stitches, threadFor } from './trim.ts';

const armPath =
  'M15 4C19 4.4 22 5.4 24.2 6.8C28.4 9.6 30.4 14 31.4 19C34 33 36.6 47 38.8 60.6L27.6 63.4C25 49 21.6 40 16 30Z';
const mouth = 'M38.8 60.6C35 62.4 31 63.4 27.6 63.4';

/** A two-piece sleeve with its vent, hem or ribbed cuff. */
export const sleeve = (cut: JacketCut, seed: number, side: Side): string => {
  const thread = threadFor(cut.cloth.colour);
  const list: Fold[] = [
    ...drapes(seed, 4, { x: [24.6, 31], y: [14, 60], width: 2, depth: 0.45 }).map((fold) => ({
      ...fold,
      to: [fold.to[0] + 6, fold.to[1]] as const,
    })),
    { from: [25, 36], to: [33, 41], bend: -0.8, width: 1.6, depth: 0.5 },
    { from: [25.6, 41], to: [33.6, 44], bend: -0.6, width: 1.2, depth: 0.4 },
  ];
  if (cut.shape === 'bomber') {
    const rib =
      'M38.2 56.6L39.2 63.4C36 65.2 32.4 66 29.4 66.2L28 59.6C31.6 59.4 35.4 58.4 38.2 56.6Z';
    return (
      piece(armPath.replace('38.8 60.6L27.6 63.4', '38.4 57.6L27.6 60.4'), cut.cloth, {
        seed,
        on: folds(list, 0.7),
        grainline: 'rotate(-13)',
      }) + piece(rib, ribbed(darken(cut.cloth.colour, 0.18), 'knit', 0.6, -12), { fall: 0.1 })
    );
  }
  const vent =
    cut.shape === 'work' ? '' : seam(side === 'back' ? 'M35.2 51L36.8 61.8' : 'M29 55L29.8 63');
  const cuffButtons =
    cut.shape !== 'work' && side === 'back'
      ? buttons([36.4, 58], [37, 61], 3, cut.button ?? '#4a3426', 0.45)
      : '';
  const hem =
    cut.shape === 'work'
      ? stitches(
          'M38.4 58C34.6 59.8 30.6 60.8 27.2 60.8M38.5 58.6C34.7 60.4 30.7 61.4 27.3 61.4',
          thread,
        )
      : '';
  return (
    piece(armPath, cut.cloth, {
      seed,
      on:
        folds(list, 0.7) +
        vent +
        hem +
        (cut.shape === 'coat' ? seam('M38 55C34 57 30.4 58 26.8 58', 0.8) : ''),
      grainline: 'rotate(-13)',
    }) +
    `<path d="${mouth}" fill="none" stroke="${darken(cut.cloth.colour, 0.6)}" stroke-width="0.3"/>` +
    cuffButtons
  );
};
