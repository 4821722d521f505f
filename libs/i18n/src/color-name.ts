import { COLOR_NAMES } from './color-names.ts';
import type { Language } from './languages.ts';

type Lab = readonly [lightness: number, a: number, b: number];

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A colour in OKLab (Björn Ottosson, 2020), where the distance of two colours is close to their visible difference. */
function okLab(hex: string): Lab | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) return undefined;
  const [r = 0, g = 0, b = 0] = digits.slice(1).map((pair) => linear(Number.parseInt(pair, 16)));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

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
