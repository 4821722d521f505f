import type { Cloth, MaterialName } from './cloth.ts';
import { lighten, mix, darken } from './colour.ts';
import { idOf, num, seeded } from './geometry.ts';

const woven = (
  colour: string,
  material: MaterialName,
  width: number,
  height: number,
  marks: string,
  turn = 0,
): Cloth => {
  const body = `width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${marks}</pattern>`;
  const id = idOf(body);
  return { colour, material, pattern: { id, definition: `<pattern id="${id}" ${body}`, turn } };
};

const bar = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Cloth of one colour. */
export const plain = (colour: string, material: MaterialName): Cloth => ({ colour, material });

/** Stripes along the fall (turn 0) or across it (turn 90): `width` and `period` in centimetres. */
export const striped = (
  colour: string,
  material: MaterialName,
  stripe: string,
  width: number,
  period: number,
  turn = 0,
): Cloth =>
  woven(colour, material, period, 8, bar(period / 2 - width / 2, -1, width, 10, stripe), turn);

/** Gingham: stripes of the second colour in both directions, every `size` centimetres. */
export const gingham = (
  colour: string,
  material: MaterialName,
  second: string,
  size: number,
): Cloth =>
  woven(
    colour,
    material,
    size * 2,
    size * 2,
    bar(0, 0, size, size * 2, second, 0.5) +
      bar(0, 0, size * 2, size, second, 0.5) +
      bar(0, 0, size, size, second, 0.6),
  );

/** A tartan of broad bands, hairlines and a bright overcheck, repeating every `size` centimetres. */
export const checked = (
  colour: string,
  material: MaterialName,
  second: string,
  bright: string,
  size: number,
): Cloth => {
  const lines = (across: boolean): string => {
    const line = (at: number, width: number, fill: string, opacity: number): string =>
      across
        ? bar(0, at * size, size, width * size, fill, opacity)
        : bar(at * size, 0, width * size, size, fill, opacity);
    return (
      line(0.08, 0.34, second, 0.45) +
      line(0.47, 0.035, second, 0.6) +
      line(0.72, 0.045, bright, 0.85)
    );
  };
  return woven(colour, material, size, size, lines(false) + lines(true));
};

/** Stocking stitch: columns of small Vs, `gauge` centimetres a stitch. */
export const knitted = (colour: string, gauge = 0.62): Cloth => {
  const [w, h] = [gauge, gauge * 0.8];
  const leg = (side: number): string =>
    `<path d="M${num(w / 2)} ${num(h * 1.02)}C${num(w / 2 + side * w * 0.12)} ${num(h * 0.6)} ${num(w / 2 + side * w * 0.36)} ${num(h * 0.45)} ${num(w / 2 + side * w * 0.46)} ${num(-h * 0.06)}" fill="none" stroke-width="${num(w * 0.24)}" stroke-linecap="round"`;
  const marks =
    bar(0, 0, w, h, darken(colour, 0.3), 0.55) +
    `${leg(-1)} stroke="${lighten(colour, 0.2)}"/>${leg(1)} stroke="${mix(lighten(colour, 0.1), darken(colour, 0.5), 0.12)}"/>`;
  return woven(colour, 'knit', w, h, marks);
};

/** Ribbing: raised wales every `pitch` centimetres. */
export const ribbed = (colour: string, material: MaterialName, pitch = 0.55, turn = 0): Cloth =>
  woven(
    colour,
    material,
    pitch,
    4,
    bar(0, 0, pitch * 0.36, 4, darken(colour, 0.6), 0.55) +
      bar(pitch * 0.58, 0, pitch * 0.22, 4, lighten(colour, 0.6), 0.4),
    turn,
  );

/** Denim: a pale weft visible in a steep twill. */
export const denim = (colour: string): Cloth =>
  woven(
    colour,
    'denim',
    0.22,
    3,
    bar(0, 0, 0.08, 3, lighten(colour, 0.7), 0.28) +
      bar(0.12, 0, 0.06, 3, darken(colour, 0.6), 0.25),
    28,
  );

/** Jacquard: an eight-pointed star and its small lozenges, tone on tone, every `size` centimetres. */
export const jacquard = (
  colour: string,
  material: MaterialName,
  motif: string,
  size: number,
): Cloth => {
  const star = (x: number, y: number, r: number): string => {
    const box = `<rect x="${num(-r)}" y="${num(-r)}" width="${num(r * 2)}" height="${num(r * 2)}"`;
    return `<g transform="translate(${num(x)} ${num(y)})" fill="${motif}" fill-opacity="0.7">${box}/>${box} transform="rotate(45)"/><circle r="${num(r * 0.5)}" fill="${colour}"/></g>`;
  };
  const lozenge = (x: number, y: number): string =>
    `<path d="M${num(x)} ${num(y - size * 0.1)}L${num(x + size * 0.06)} ${num(y)}L${num(x)} ${num(y + size * 0.1)}L${num(x - size * 0.06)} ${num(y)}Z" fill="${motif}" fill-opacity="0.6"/>`;
  const half = size / 2;
  return woven(
    colour,
    material,
    size,
    size,
    star(half, half, size * 0.15) +
      lozenge(0, 0) +
      lozenge(size, 0) +
      lozenge(0, size) +
      lozenge(size, size) +
      lozenge(half, 0) +
      lozenge(half, size),
  );
};

/** A print of jasmine sprigs at random positions, repeating every `size` centimetres. */
export const sprigged = (
  colour: string,
  material: MaterialName,
  petal: string,
  leaf: string,
  size: number,
): Cloth => {
  const random = seeded(Math.round(size * 97));
  const sprig = (x: number, y: number): string => {
    const r = size * (0.075 + random() * 0.03);
    const petals = [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cy="${num(-r * 0.62)}" rx="${num(r * 0.36)}" ry="${num(r * 0.55)}" transform="rotate(${turn})"/>`,
      )
      .join('');
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(random() * 360)})"><path d="M0 0C${num(r)} ${num(r)} ${num(r)} ${num(r * 2)} ${num(r * 0.4)} ${num(r * 2.7)}M${num(r * 0.75)} ${num(r * 1.4)}q${num(r)} ${num(-r * 0.6)} ${num(r * 1.3)} ${num(r * 0.5)}" fill="none" stroke="${leaf}" stroke-width="${num(r * 0.2)}" stroke-linecap="round"/><g fill="${petal}">${petals}</g><circle r="${num(r * 0.2)}" fill="#d9a441"/></g>`;
  };
  const positions = [
    [0.22, 0.2],
    [0.72, 0.3],
    [0.34, 0.68],
    [0.8, 0.76],
  ] as const;
  return woven(
    colour,
    material,
    size,
    size,
    positions.map(([x, y]) => sprig(x * size, y * size)).join(''),
  );
};

/** Plaited straw or palm: over and under, `size` centimetres a strand. */
export const plaited = (colour: string, size: number): Cloth => {
  const strand = (x: number, y: number, flat: boolean): string => {
    const [w, h] = flat ? [size * 1.9, size * 0.86] : [size * 0.86, size * 1.9];
    return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(size * 0.3)}" fill="${flat ? lighten(colour, 0.22) : mix(colour, darken(colour, 0.5), 0.2)}" stroke="${darken(colour, 0.55)}" stroke-opacity="0.5" stroke-width="${num(size * 0.09)}"/>`;
  };
  const s = size;
  const marks =
    bar(0, 0, s * 4, s * 2, darken(colour, 0.45)) +
    strand(0.05 * s, 0.07 * s, true) +
    strand(2.05 * s, 1.07 * s, true) +
    strand(2.07 * s, -0.95 * s, false) +
    strand(3.07 * s, -0.95 * s, false) +
    strand(0.07 * s, 1.05 * s, false) +
    strand(1.07 * s, 1.05 * s, false);
  return woven(colour, 'straw', s * 4, s * 2, marks);
};
