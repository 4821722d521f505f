import { okLab, type Lab } from '@shop/contract/ok-lab';
import { COLOR_NAMES } from './color-names.ts';
import type { Language } from './languages.ts';

/** Lightness counts half: a dark sage is still sage, and an almost black colour is not brown. */
function distance(one: Lab, other: Lab): number {
  return Math.hypot((one[0] - other[0]) / 2, one[1] - other[1], one[2] - other[2]);
}

const NAMED = COLOR_NAMES.flatMap((name) => {
  const lab = okLab(name.hex);
  return lab ? [{ name, lab }] : [];
});

/**
 * The name of a colour in a language: that of the nearest colour of `COLOR_NAMES`. A value that is not
 * #RRGGBB (another API server may send "rouge") is returned.
 */
export function colorName(hex: string, language: Language): string {
  const lab = okLab(hex);
  if (!lab) return hex;
  const nearest = NAMED.reduce((best, candidate) =>
    distance(candidate.lab, lab) < distance(best.lab, lab) ? candidate : best,
  );
  return nearest.name[language];
}
