import { idOf, num, seeded, type Point } from './geometry.ts';

/** A fold from one point to another: `bend` is its sideways curve, `width` its maximum width, both in centimetres. */
export interface Fold {
  readonly from: Point;
  readonly to: Point;
  readonly bend?: number;
  readonly width?: number;
  /** From 0 to 1. */
  readonly depth?: number;
}

const leaf = (fold: Fold, shift: number): string => {
  const { from, to, bend = 0, width = 1.4 } = fold;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const side = (reach: number): string => `${num(mx + nx * reach)} ${num(my + ny * reach)}`;
  const start = `${num(from[0] + nx * shift)} ${num(from[1] + ny * shift)}`;
  const end = `${num(to[0] + nx * shift)} ${num(to[1] + ny * shift)}`;
  return `M${start}Q${side(bend * 2 + shift + width)} ${end}Q${side(bend * 2 + shift - width)} ${start}Z`;
};

/** Soft folds: a shadow and, on its lit side, a light, each fading out at both ends. `blur` in centimetres. */
export const folds = (list: readonly Fold[], blur = 0.55): string => {
  const marks = list
    .map((fold) => {
      const depth = fold.depth ?? 0.5;
      const reach = (fold.width ?? 1.4) * 0.9;
      const turn = fold.to[1] >= fold.from[1] ? 1 : -1;
      return (
        `<path d="${leaf(fold, reach * turn)}" fill="#fffaf0" fill-opacity="${num(depth * 0.22)}"/>` +
        `<path d="${leaf(fold, 0)}" fill="#24141c" fill-opacity="${num(depth * 0.4)}"/>`
      );
    })
    .join('');
  const id = idOf(`fold${blur}`);
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#${id})">${marks}</g>`;
};

/** A soft shadow along a line, of something that lies on the cloth; `width` and `blur` in centimetres. */
export const castShadow = (path: string, width = 1.4, strength = 0.4, blur = 0.5): string => {
  const id = idOf(`cast${blur}`);
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter><path d="${path}" fill="none" stroke="#22131a" stroke-opacity="${strength}" stroke-width="${width}" filter="url(#${id})" transform="translate(0.3 0.5)"/>`;
};

/** An area of hanging cloth in centimetres, and how much wider its folds are at the hem. */
export interface Fall {
  readonly x: readonly [left: number, right: number];
  readonly y: readonly [top: number, bottom: number];
  /** 1 for a straight fall; 2 when the hem is twice as wide as the top. */
  readonly flare?: number;
  readonly depth?: number;
  readonly width?: number;
}

/** `count` folds down an area of hanging cloth, with random spacing and start heights by a seed. */
export const drapes = (seed: number, count: number, fall: Fall): readonly Fold[] => {
  const random = seeded(seed);
  const { x, y, flare = 1, depth = 0.45, width = 1.6 } = fall;
  const middle = (x[0] + x[1]) / 2;
  return Array.from({ length: count }, (_, index) => {
    const at = x[0] + ((index + 0.2 + random() * 0.6) / count) * (x[1] - x[0]);
    const top = y[0] + random() * (y[1] - y[0]) * 0.3;
    const bottom = y[1] - random() * (y[1] - y[0]) * 0.12;
    const foot = middle + (at - middle) * flare + (random() - 0.5) * 2;
    return {
      from: [at, top],
      to: [foot, bottom],
      bend: (random() - 0.5) * 1.6,
      width: width * (0.6 + random() * 0.7),
      depth: depth * (0.6 + random() * 0.6),
    };
  });
};
