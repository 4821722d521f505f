import { lighten, mix, darken } from './colour.ts';
import { idOf, num, seeded, type Point } from './geometry.ts';

/** A seam: its dark line and the lit edge beside it. */
export const seam = (path: string, strength = 1): string =>
  `<path d="${path}" fill="none" stroke="#fffaf0" stroke-opacity="${num(0.28 * strength)}" stroke-width="0.34" stroke-linecap="round"/>` +
  `<path d="${path}" fill="none" stroke="#22131a" stroke-opacity="${num(0.5 * strength)}" stroke-width="0.15" stroke-linecap="round"/>`;

/** A row of machine stitches in `thread`; the stitch is 3 mm, the thread 0.9 mm. */
export const stitches = (path: string, thread: string, width = 0.1): string =>
  `<path d="${path}" fill="none" stroke="#150a1e" stroke-opacity="0.25" stroke-width="${num(width + 0.08)}" stroke-dasharray="0.32 0.2" transform="translate(0.04 0.06)"/>` +
  `<path d="${path}" fill="none" stroke="${thread}" stroke-opacity="0.9" stroke-width="${width}" stroke-dasharray="0.32 0.2"/>`;

/** The topstitching thread for `colour`: lighter on dark cloth, darker on light cloth. */
export const threadFor = (colour: string): string => mix(darken(colour, 0.32), '#fff3dd', 0.14);

/** A sewn button of radius `r` centimetres, with its rim, four holes and crossed thread. */
export const button = ([x, y]: Point, colour: string, r = 0.6): string => {
  const id = idOf(`button${colour}`);
  const hole = (dx: number, dy: number): string =>
    `<circle cx="${num(x + dx * r * 0.26)}" cy="${num(y + dy * r * 0.26)}" r="${num(r * 0.11)}" fill="${darken(colour, 0.8)}"/>`;
  return (
    `<radialGradient id="${id}" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.5)}"/><stop offset="0.55" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.4)}"/></radialGradient>` +
    `<ellipse cx="${num(x + r * 0.22)}" cy="${num(y + r * 0.32)}" rx="${num(r * 1.06)}" ry="${num(r * 1.04)}" fill="#140a1c" fill-opacity="0.38"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})" stroke="${darken(colour, 0.5)}" stroke-width="${num(r * 0.08)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(r * 0.66)}" fill="none" stroke="${darken(colour, 0.35)}" stroke-opacity="0.6" stroke-width="${num(r * 0.1)}"/>` +
    hole(-1, -1) +
    hole(1, -1) +
    hole(-1, 1) +
    hole(1, 1) +
    `<path d="M${num(x - r * 0.26)} ${num(y - r * 0.26)}L${num(x + r * 0.26)} ${num(y + r * 0.26)}M${num(x + r * 0.26)} ${num(y - r * 0.26)}L${num(x - r * 0.26)} ${num(y + r * 0.26)}" stroke="${mix(colour, '#fff6e4', 0.35)}" stroke-width="${num(r * 0.14)}"/>`
  );
};

/** A row of `count` buttons from one point to another. */
export const buttons = (from: Point, to: Point, count: number, colour: string, r = 0.6): string =>
  Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    return button(
      [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      colour,
      r,
    );
  }).join('');

/** A jasmine flower of radius `r`: the shop's emblem on labels, and the flower in scenes. */
export const jasmine = ([x, y]: Point, r: number, petal = '#fffdf6', turn = 0): string => {
  const leaf = `M0 0C${num(-r * 0.5)} ${num(-r * 0.35)} ${num(-r * 0.36)} ${num(-r * 0.95)} 0 ${num(-r)}C${num(r * 0.3)} ${num(-r * 0.85)} ${num(r * 0.46)} ${num(-r * 0.4)} 0 0Z`;
  const petals = [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<path d="${leaf}" transform="rotate(${angle})" fill="${petal}" stroke="${darken(petal, 0.3)}" stroke-opacity="0.45" stroke-width="${num(r * 0.04)}"/>`,
    )
    .join('');
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">${petals}<circle r="${num(r * 0.13)}" fill="#d9b04f"/></g>`;
};

/** The woven label at a neck or waistband, centred on a point: a jasmine above a blue band. */
export const label = ([x, y]: Point, width = 4.4): string => {
  const height = width * 0.42;
  return (
    `<rect x="${num(x - width / 2 + 0.12)}" y="${num(y + 0.16)}" width="${width}" height="${num(height)}" fill="#140a1c" fill-opacity="0.3"/>` +
    `<rect x="${num(x - width / 2)}" y="${y}" width="${width}" height="${num(height)}" fill="#f6f0e2"/>` +
    `<rect x="${num(x - width / 2)}" y="${num(y + height * 0.8)}" width="${width}" height="${num(height * 0.2)}" fill="#17457f"/>` +
    `<path d="M${num(x - width / 2 + 0.18)} ${y}v${num(height)}M${num(x + width / 2 - 0.18)} ${y}v${num(height)}" stroke="#b9ad95" stroke-width="0.08" stroke-dasharray="0.22 0.14"/>` +
    jasmine([x, y + height * 0.42], height * 0.32, '#17457f')
  );
};

/** A knotted fringe of `count` bunches hanging from a line, `length` centimetres long. */
export const fringe = (
  from: Point,
  to: Point,
  count: number,
  length: number,
  colour: string,
): string => {
  const random = seeded(count);
  const along = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const down: Point = [-(to[1] - from[1]) / along, (to[0] - from[0]) / along];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const threads = [-0.34, 0, 0.34].map((dx) => {
      const sway = dx + (random() - 0.5) * 0.7;
      const reach = length * (0.86 + random() * 0.16);
      return `M${num(x)} ${num(y)}Q${num(x + down[0] * reach * 0.5 + dx * 0.4)} ${num(y + down[1] * reach * 0.5)} ${num(x + down[0] * reach + sway)} ${num(y + down[1] * reach)}`;
    });
    return (
      `<path d="${threads.join('')}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="0.36"/><path d="${threads.join('')}" fill="none" stroke="${lighten(colour, 0.15)}" stroke-width="0.22"/>` +
      `<circle cx="${num(x + down[0] * 0.9)}" cy="${num(y + down[1] * 0.9)}" r="0.42" fill="${colour}" stroke="${darken(colour, 0.4)}" stroke-width="0.1"/>`
    );
  }).join('');
};

const metals = {
  gold: ['#fff3c9', '#d8ac55', '#8c6327'],
  silver: ['#ffffff', '#c3c6c9', '#74797f'],
  brass: ['#f6e3b0', '#bd9350', '#71522a'],
} as const;

export type Metal = keyof typeof metals;

/** The fill of a polished metal, as a gradient's definition and its reference. */
export const polished = (
  metal: Metal,
): { readonly definition: string; readonly fill: string; readonly dark: string } => {
  const [light, middle, dark] = metals[metal];
  return {
    definition: `<linearGradient id="${metal}" x1="0" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="0.28" stop-color="${light}"/><stop offset="0.5" stop-color="${middle}"/><stop offset="0.82" stop-color="${dark}"/><stop offset="1" stop-color="${middle}"/></linearGradient>`,
    fill: `url(#${metal})`,
    dark,
  };
};

/** A harness buckle in metal, centred on a point, with the prong to the right. */
export const buckle = (
  [x, y]: Point,
  width: number,
  height: number,
  metal: Metal = 'brass',
): string => {
  const { definition, fill, dark } = polished(metal);
  const frame = (inset: number): string =>
    `x="${num(x - width / 2 + inset)}" y="${num(y - height / 2 + inset)}" width="${num(width - inset * 2)}" height="${num(height - inset * 2)}" rx="${num(height * 0.2)}"`;
  return (
    definition +
    `<rect ${frame(0.1)} fill="none" stroke="#22131a" stroke-opacity="0.45" stroke-width="0.7" transform="translate(0.18 0.28)"/>` +
    `<rect ${frame(0)} fill="none" stroke="${fill}" stroke-width="0.66"/><rect ${frame(-0.3)} fill="none" stroke="${dark}" stroke-width="0.08"/><rect ${frame(0.3)} fill="none" stroke="${dark}" stroke-width="0.08"/>` +
    `<path d="M${num(x - width / 2)} ${y}H${num(x + width / 2 + 0.2)}" stroke="${dark}" stroke-width="0.56" stroke-linecap="round"/><path d="M${num(x - width / 2)} ${num(y - 0.06)}H${num(x + width / 2 + 0.2)}" stroke="${fill}" stroke-width="0.4" stroke-linecap="round"/>`
  );
};
