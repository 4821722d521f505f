export type Point = readonly [x: number, y: number];

interface Segment {
  readonly controls: readonly [Point, Point] | undefined;
  readonly to: Point;
}

interface Outline {
  readonly start: Point;
  readonly segments: readonly Segment[];
}

/** A number as SVG text, to a hundredth of a millimetre. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000);

const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** A short name made from content (FNV-1a), so that equal definitions have one id and a drawing is deterministic. */
export const idOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `i${(hash >>> 0).toString(36)}`;
};

const parse = (path: string): Outline => {
  let start: Point = [0, 0];
  const segments: Segment[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      points.push([values[index] ?? 0, values[index + 1] ?? 0]);
    }
    if (command === 'M') start = points[0] ?? start;
    if (command === 'L') segments.push(...points.map((to) => ({ controls: undefined, to })));
    if (command === 'C') {
      for (let index = 0; index + 2 < points.length; index += 3) {
        const [first = start, second = start, to = start] = points.slice(index, index + 3);
        segments.push({ controls: [first, second], to });
      }
    }
  }
  return { start, segments };
};

const write = (segments: readonly Segment[]): string =>
  segments
    .map(({ controls, to }) =>
      controls ? `C${pair(controls[0])} ${pair(controls[1])} ${pair(to)}` : `L${pair(to)}`,
    )
    .join('');

const flip = ([x, y]: Point): Point => [-x, y];

const reversed = ({ start, segments }: Outline): Outline => {
  const stops = [start, ...segments.map((segment) => segment.to)];
  const back = segments.map((segment, index): Segment => {
    const controls = segment.controls;
    return { controls: controls && [controls[1], controls[0]], to: stops[index] ?? start };
  });
  return { start: stops.at(-1) ?? start, segments: back.toReversed() };
};

const across = (path: string): string => {
  const { start, segments } = parse(path);
  const flipped = segments.map(({ controls, to }): Segment => ({
    controls: controls && [flip(controls[0]), flip(controls[1])],
    to: flip(to),
  }));
  return `M${pair(flip(start))}${write(flipped)}${path.endsWith('Z') ? 'Z' : ''}`;
};

/** The path (absolute M, L, C only) mirrored at x = 0. */
export const mirrored = (path: string): string =>
  path
    .split(/(?=M)/)
    .map((part) => across(part))
    .join('');

/** A closed symmetrical outline from its right half, drawn from the top centre to the bottom centre. */
export const closed = (half: string): string => {
  const outline = parse(half);
  const back = parse(mirrored(half));
  const returning = reversed(back);
  return `M${pair(outline.start)}${write(outline.segments)}L${pair(returning.start)}${write(returning.segments)}Z`;
};

/** A path and its mirror image, as one path of two strokes. */
export const bothSides = (path: string): string => path + mirrored(path);

/** A piece on the right and a mirrored one on the left, turned by `turn` degrees about `pivot` so that both differ. */
export const pairOf = (right: string, left: string, pivot: Point, turn: number): string =>
  `<g transform="translate(${num(-pivot[0])} ${num(pivot[1])}) rotate(${turn}) translate(${num(pivot[0])} ${num(-pivot[1])}) scale(-1 1)">${left}</g>${right}`;

/** The end of a path: `waves` shallow waves of `depth` from one point to another, for a full hem. */
export const wavy = (from: Point, to: Point, waves: number, depth: number): string =>
  Array.from({ length: waves }, (_, index) => {
    const at = (share: number, drop: number): string =>
      pair([
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + drop * (index % 3 === 1 ? 0.6 : 1),
      ]);
    const [start, step] = [index / waves, 1 / waves];
    return `C${at(start + step * 0.25, depth)} ${at(start + step * 0.6, depth)} ${at(start + step, 0)}`;
  }).join('');

/** A pseudorandom number generator from 0 to 1 (mulberry32): equal seeds draw equal images. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
