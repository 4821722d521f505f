import { lighten, darken } from './colour.ts';
import { num, seeded, type Point } from './geometry.ts';
import { jasmine } from './trim.ts';

const bract = (r: number): string =>
  `M0 0C${num(-r * 0.75)} ${num(-r * 0.3)} ${num(-r * 0.6)} ${num(-r * 0.95)} 0 ${num(-r * 1.15)}C${num(r * 0.6)} ${num(-r * 0.95)} ${num(r * 0.75)} ${num(-r * 0.3)} 0 0Z`;

const leafPath = (r: number): string =>
  `M0 0C${num(r * 0.55)} ${num(-r * 0.4)} ${num(r * 0.5)} ${num(-r)} 0 ${num(-r * 1.5)}C${num(-r * 0.5)} ${num(-r)} ${num(-r * 0.55)} ${num(-r * 0.4)} 0 0Z`;

const leaf = ([x, y]: Point, r: number, turn: number, green: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"><path d="${leafPath(r)}" fill="${green}" stroke="${darken(green, 0.4)}" stroke-opacity="0.5" stroke-width="${num(r * 0.05)}"/><path d="M0 0L0 ${num(-r * 1.4)}" stroke="${lighten(green, 0.4)}" stroke-opacity="0.6" stroke-width="${num(r * 0.05)}"/></g>`;

const blossom = ([x, y]: Point, r: number, turn: number, colour: string): string => {
  const bracts = [0, 118, 242]
    .map((angle, index) => {
      const tone =
        index === 0 ? lighten(colour, 0.16) : index === 1 ? colour : darken(colour, 0.16);
      return `<g transform="rotate(${angle})"><path d="${bract(r)}" fill="${tone}"/><path d="M0 0L0 ${num(-r)}" stroke="${darken(tone, 0.3)}" stroke-opacity="0.5" stroke-width="${num(r * 0.05)}"/></g>`;
    })
    .join('');
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${bracts}<circle r="${num(r * 0.16)}" fill="#fff6dc"/></g>`;
};

/** Bougainvillea in an ellipse: `count` blossoms with a radius of about `r`, denser in the middle. */
export const bougainvillea = (
  centre: Point,
  reach: Point,
  count: number,
  r: number,
  seed: number,
): string => {
  const random = seeded(seed);
  const randomPoint = (spread: number): Point => {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * spread];
    return [
      centre[0] + Math.cos(angle) * reach[0] * far,
      centre[1] + Math.sin(angle) * reach[1] * far,
    ];
  };
  const greens = ['#4c6a3a', '#5d7b45', '#3d5a34'] as const;
  const pinks = ['#b3315f', '#c2407a', '#a02a58', '#cc5a86'] as const;
  const leaves = Array.from({ length: Math.round(count * 0.7) }, (_, index) =>
    leaf(
      randomPoint(1.12),
      r * (0.8 + random() * 0.6),
      random() * 360,
      greens[index % 3] ?? greens[0],
    ),
  );
  const flowers = Array.from({ length: count }, (_, index) =>
    blossom(
      randomPoint(1),
      r * (0.75 + random() * 0.5),
      random() * 360,
      pinks[index % 4] ?? pinks[0],
    ),
  );
  return leaves.join('') + flowers.join('');
};

/** A sprig of jasmine along a line of points: paired leaflets, buds and open flowers of radius `r`. */
export const jasmineSprig = (points: readonly Point[], r: number, seed: number): string => {
  const random = seeded(seed);
  const stem = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`)
    .join('');
  const parts = points.slice(1).map(([x, y], index) => {
    const before = points[index] ?? [x, y];
    const turn = (Math.atan2(y - before[1], x - before[0]) * 180) / Math.PI + 90;
    const green = index % 2 ? '#5b6b3a' : '#6d8048';
    const leaves =
      leaf([x, y], r * 0.95, turn + 58, green) + leaf([x, y], r * 0.95, turn - 58, green);
    const reach = r * (0.8 + random() * 0.9);
    const angle = ((turn + (random() - 0.5) * 150) * Math.PI) / 180;
    const at: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const bud = `<path d="M${num(x)} ${num(y)}L${num(at[0])} ${num(at[1])}" stroke="#7d8f55" stroke-width="${num(r * 0.1)}"/>`;
    return (
      leaves +
      bud +
      (index % 3 === 2
        ? `<ellipse cx="${num(at[0])}" cy="${num(at[1])}" rx="${num(r * 0.22)}" ry="${num(r * 0.5)}" fill="#fbeef0" transform="rotate(${num(turn)} ${num(at[0])} ${num(at[1])})"/>`
        : jasmine(at, r * (0.85 + random() * 0.4), '#fffdf6', random() * 72))
    );
  });
  return `<path d="${stem}" fill="none" stroke="#6b7a45" stroke-width="${num(r * 0.16)}" stroke-linejoin="round"/>${parts.join('')}`;
};
