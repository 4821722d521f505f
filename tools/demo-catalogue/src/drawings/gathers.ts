import type { Fold } from './fold.ts';
import { seeded } from './geometry.ts';

/** Small gathers under a seam: short folds of uneven length along a line. */
export const gathers = (
  seed: number,
  count: number,
  x: readonly [number, number],
  y: number,
  length: number,
  flare: number,
): readonly Fold[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const at = x[0] + ((index + random()) / count) * (x[1] - x[0]);
    return {
      from: [at, y],
      to: [at * flare + (random() - 0.5), y + length * (0.4 + random() * 0.6)],
      width: 0.6 + random() * 0.8,
      depth: 0.45 + random() * 0.35,
    };
  });
};
