import { piece, type Cloth } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow } from './fold.ts';
import { closed, num, bothSides } from './geometry.ts';
import { polished } from './trim.ts';

const paint: Cloth = { colour: '#17457f', material: 'linen' };
const stone: Cloth = { colour: '#e8dcc3', material: 'wool' };

const stud = (x: number, y: number, r: number): string =>
  `<circle cx="${num(x + r * 0.3)}" cy="${num(y + r * 0.5)}" r="${num(r * 1.1)}" fill="#081428" fill-opacity="0.5"/><circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="#1c1f26"/><circle cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.35)}" r="${num(r * 0.35)}" fill="#8b95a6"/>`;

/** The studs of one half of the door: borders, a crescent, a star and a cypress, as in Sidi Bou Said. */
const nails = (side: number): string => {
  const dots: string[] = [];
  const add = (x: number, y: number, r = 0.34): void => {
    dots.push(stud(side * x, y, r));
  };
  for (let y = 4; y <= 92; y += 2.2) {
    add(2, y);
    if (y > 16) add(22, y);
  }
  for (let x = 4; x <= 20; x += 2) [30, 58, 92].forEach((y) => add(x, y));
  for (let step = 0; step < 14; step += 1) {
    const angle = (step / 14) * Math.PI * 2;
    add(12 + Math.cos(angle) * 5.4, 44 + Math.sin(angle) * 5.4);
    add(12 + Math.cos(angle) * 2.6, 44 + Math.sin(angle) * 2.6, 0.26);
    if (step < 9)
      add(12 + Math.cos(angle * 0.8 + 0.3) * 6, 20 + Math.sin(angle * 0.8 + 0.3) * 5, 0.3);
  }
  for (let row = 0; row < 6; row += 1) {
    add(12 - row * 0.9, 66 + row * 3.4);
    add(12 + row * 0.9, 66 + row * 3.4);
  }
  add(12, 44, 0.8);
  return dots.join('');
};

const knocker = (x: number): string => {
  const { fill, dark } = polished('brass');
  return `<circle cx="${x + 0.5}" cy="51.4" r="2.5" fill="none" stroke="#081428" stroke-opacity="0.5" stroke-width="0.9"/><circle cx="${x}" cy="50.6" r="2.5" fill="none" stroke="${dark}" stroke-width="1"/><circle cx="${x}" cy="50.6" r="2.5" fill="none" stroke="${fill}" stroke-width="0.66"/><circle cx="${x}" cy="48" r="1.1" fill="${fill}" stroke="${dark}" stroke-width="0.2"/>`;
};

/** A blue studded door in a horseshoe arch of stone: 68 wide, 106 high, with the sill at y = 98. */
export const blueDoor = (): string => {
  const arch = closed('M0 -8C16 -8 27 2 27 16C27 20 26 23 24.6 25L24.6 98L0 98');
  const frame = closed('M0 -14C20 -14 33.6 -2 33.6 16L33.6 98L0 98');
  const joints = [30, 42, 54, 66, 78, 90].map((y) => bothSides(`M25 ${y}L33.6 ${y}`)).join('');
  const voussoirs = [20, 45, 70, 90, 110, 135, 160]
    .map((angle) => {
      const a = (angle * Math.PI) / 180;
      return `M${num(Math.cos(a) * 27)} ${num(16 - Math.sin(a) * 23.4)}L${num(Math.cos(a) * 33.6)} ${num(16 - Math.sin(a) * 29.6)}`;
    })
    .join('');
  const planks = [6, 12, 18].map((x) => bothSides(`M${x} -8L${x} 98`)).join('');
  return (
    polished('brass').definition +
    piece(frame, stone, {
      seed: 4,
      fall: 0.12,
      on: `<path d="${joints}${voussoirs}" fill="none" stroke="${darken(stone.colour, 0.4)}" stroke-opacity="0.55" stroke-width="0.24"/>`,
    }) +
    piece(arch, paint, {
      seed: 7,
      fall: 0.3,
      on:
        `<path d="${planks}" stroke="${darken(paint.colour, 0.6)}" stroke-opacity="0.55" stroke-width="0.3"/><path d="${planks}" stroke="${lighten(paint.colour, 0.4)}" stroke-opacity="0.25" stroke-width="0.2" transform="translate(0.3 0)"/>` +
        `<path d="M0 -8V98" stroke="#081428" stroke-width="0.8"/><path d="M-25 27H25" stroke="#081428" stroke-opacity="0.6" stroke-width="0.5"/><path d="M-25 27.6H25" stroke="${lighten(paint.colour, 0.5)}" stroke-opacity="0.4" stroke-width="0.4"/>` +
        castShadow(arch, 2.6, 0.55, 1.2),
    }) +
    nails(1) +
    nails(-1) +
    knocker(4.6) +
    knocker(-4.6)
  );
};

/** An eight-pointed tile floor or panel of `columns` by `rows` tiles, each `size` across, from the origin. */
export const tiles = (columns: number, rows: number, size: number): string => {
  const half = size / 2;
  const r = size * 0.3;
  const star = `<rect x="${-r}" y="${-r}" width="${r * 2}" height="${r * 2}"/><rect x="${-r}" y="${-r}" width="${r * 2}" height="${r * 2}" transform="rotate(45)"/>`;
  const corner = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="${size * 0.2}" fill="#c9973f"/><circle cx="${x}" cy="${y}" r="${size * 0.1}" fill="#f4efe3"/>`;
  const one = `<rect width="${size}" height="${size}" fill="#f1eadb"/>${[
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]
    .map(([x = 0, y = 0]) => corner(x, y))
    .join(
      '',
    )}<g transform="translate(${half} ${half})" fill="#1f5a94">${star}<circle r="${size * 0.17}" fill="#f4efe3"/><circle r="${size * 0.09}" fill="#3d7a5f"/></g><rect width="${size}" height="${size}" fill="none" stroke="#b9ab90" stroke-width="${size * 0.02}"/>`;
  const body = `width="${size}" height="${size}" patternUnits="userSpaceOnUse">${one}</pattern>`;
  return `<pattern id="zellige${size}" ${body}<rect width="${columns * size}" height="${rows * size}" fill="url(#zellige${size})"/>`;
};

/** A turned wooden rail with pegs at the given x positions, from `left` to `right` at height `y`. */
export const pegRail = (
  left: number,
  right: number,
  y: number,
  pegs: readonly number[],
): string => {
  const wood: Cloth = { colour: '#8a5c36', material: 'denim' };
  const rail = piece(`M${left} ${y}H${right}V${y + 5}H${left}Z`, wood, {
    fall: 0.2,
    grainline: 'rotate(90)',
  });
  const peg = (x: number): string =>
    `<ellipse cx="${x + 0.8}" cy="${y + 4.4}" rx="1.9" ry="2.1" fill="#22131a" fill-opacity="0.4"/><circle cx="${x}" cy="${y + 2.6}" r="1.8" fill="${lighten(wood.colour, 0.25)}" stroke="${darken(wood.colour, 0.5)}" stroke-width="0.2"/><circle cx="${x - 0.4}" cy="${y + 2.2}" r="0.7" fill="${lighten(wood.colour, 0.55)}" fill-opacity="0.7"/>`;
  return rail + pegs.map(peg).join('');
};
