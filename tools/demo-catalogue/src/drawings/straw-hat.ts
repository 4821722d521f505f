import { piece } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { num } from './geometry.ts';
import type { HatCut } from './hat-cut.ts';

const ring = (r: number): string => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;

/** A straw hat from above, or (its back) in profile. */
export const straw = (cut: HatCut, front: boolean): string => {
  const { colour } = cut.cloth;
  const rings = (from: number, to: number): string =>
    Array.from({ length: Math.round((to - from) / 0.62) }, (_, index) => {
      const r = from + index * 0.62;
      return `<circle r="${num(r)}" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity="0.5" stroke-width="0.1"/><circle r="${num(r + 0.3)}" fill="none" stroke="${lighten(colour, 0.4)}" stroke-opacity="0.6" stroke-width="0.34" stroke-dasharray="0.5 0.22"/>`;
    }).join('');
  if (front) {
    return (
      piece(ring(19), cut.cloth, {
        seed: 6,
        fall: 0.2,
        on:
          rings(9, 19) +
          folds(
            [
              { from: [-17, 4], to: [-4, 17], bend: -2, width: 2, depth: 0.3 },
              { from: [16, -7], to: [9, -15], bend: 1, width: 2, depth: 0.3 },
            ],
            1,
          ),
      }) +
      castShadow(ring(9.4), 1.8, 0.5, 1) +
      `<circle r="9.7" fill="${cut.second}" stroke="${darken(cut.second, 0.5)}" stroke-width="0.14"/><circle r="9.3" fill="none" stroke="${lighten(cut.second, 0.35)}" stroke-opacity="0.4" stroke-width="0.2"/>` +
      piece(ring(8.7), cut.cloth, {
        seed: 9,
        fall: 0.3,
        on:
          rings(0.4, 9) +
          folds([{ from: [-0.6, -6.6], to: [0.4, 6], bend: 0.4, width: 2.4, depth: 0.62 }], 0.9),
      }) +
      piece(
        'M7 6.6L12.6 9.4L12 11.8L14.2 13.4L5.6 9Z',
        { colour: cut.second, material: 'silk' },
        { seed: 3 },
      )
    );
  }
  const brim = 'M-21 6.4C-14 2.6 14 2.6 21 6.4C17 11 -17 11 -21 6.4Z';
  const crown =
    'M-9.6 6C-10 0 -9 -6 -6.6 -7.4C-3 -8.6 -1 -6.6 0.4 -6.6C2 -6.6 4 -8.6 6.8 -7.2C9 -5.8 9.8 0 9.6 6C5 8.4 -5 8.4 -9.6 6Z';
  const rows = Array.from(
    { length: 22 },
    (_, index) =>
      `M-22 ${num(-8 + index * 0.8)}C-8 ${num(-6.8 + index * 0.86)} 8 ${num(-6.8 + index * 0.86)} 22 ${num(-8 + index * 0.8)}`,
  ).join('');
  const texture = `<path d="${rows}" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity="0.45" stroke-width="0.1"/><path d="${rows}" fill="none" stroke="${lighten(colour, 0.4)}" stroke-opacity="0.6" stroke-width="0.34" stroke-dasharray="0.5 0.24" transform="translate(0 0.4)"/>`;
  return (
    piece(brim, cut.cloth, { seed: 5, fall: 0.3, on: texture }) +
    castShadow('M-9.6 6C-5 8.6 5 8.6 9.6 6', 1.2, 0.5, 0.6) +
    piece(crown, cut.cloth, { seed: 8, fall: 0.25, on: texture }) +
    piece(
      'M-9.7 2.4C-5 4.6 5 4.6 9.7 2.4L9.6 6C5 8.4 -5 8.4 -9.6 6Z',
      { colour: cut.second, material: 'silk' },
      { seed: 4, fall: 0.2 },
    )
  );
};
