import { piece, wrongSide, type Cloth } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, drapes, folds } from './fold.ts';
import { closed, mirrored, num, pairOf, bothSides } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { label, seam, stitches, threadFor } from './trim.ts';

/** How a jebba, gandoura or kaftan is cut; `braid` is the silk of its passementerie. */
export interface TunicCut {
  readonly cloth: Cloth;
  readonly shape: 'jebba' | 'gandoura' | 'kaftan';
  readonly braid: string;
}

const lengths = { jebba: 112, gandoura: 88, kaftan: 124 } as const;

/** A braid: two plies wound round each other, and their shadow. */
const braid = (path: string, colour: string, width = 0.8): string =>
  `<path d="${path}" fill="none" stroke="#22131a" stroke-opacity="0.4" stroke-width="${width}" transform="translate(0.14 0.22)"/>` +
  `<path d="${path}" fill="none" stroke="${darken(colour, 0.25)}" stroke-width="${width}"/>` +
  `<path d="${path}" fill="none" stroke="${lighten(colour, 0.35)}" stroke-width="${num(width * 0.6)}" stroke-dasharray="${num(width * 0.55)} ${num(width * 0.35)}"/>`;

const knot = (x: number, y: number, colour: string): string =>
  `<circle cx="${x + 0.15}" cy="${y + 0.25}" r="0.62" fill="#22131a" fill-opacity="0.4"/><circle cx="${x}" cy="${y}" r="0.58" fill="${colour}"/><path d="M${x - 0.4} ${y - 0.2}q0.4 0.5 0.8 0M${x - 0.4} ${y + 0.2}q0.4 -0.5 0.8 0" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="0.12"/><circle cx="${x - 0.18}" cy="${y - 0.2}" r="0.16" fill="${lighten(colour, 0.7)}"/>`;

/** The couched scrolls on both sides of the opening. */
const scrolls = (colour: string, top: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const y = top + row * 6;
    const scroll = `M2.6 ${y}C5 ${y - 2.6} 8 ${y - 1.6} 7.6 ${y + 0.8}C7.2 ${y + 2.6} 4.8 ${y + 2.2} 5.2 ${y + 0.8}C5.4 ${y} 6.2 ${y} 6.4 ${y + 0.6}M2.6 ${y + 1.4}C4 ${y + 3.6} 6.2 ${y + 4} 8.2 ${y + 3.4}`;
    return `<path d="${bothSides(scroll)}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="0.5" transform="translate(0.1 0.15)"/><path d="${bothSides(scroll)}" fill="none" stroke="${colour}" stroke-width="0.36" stroke-linecap="round"/>`;
  }).join('');

const plastron = (cut: TunicCut): string => {
  const depth = cut.shape === 'gandoura' ? 26 : 36;
  const frame = `M10.6 1.4C10.4 7 10.8 14 10.8 ${depth}L0 ${depth + 8}`;
  const edge = `M8.6 0.4C7.6 5 3.6 7.6 1.3 9L1.3 ${depth - 2}`;
  const knots = Array.from({ length: Math.floor((depth - 10) / 2.4) }, (_, index) =>
    knot(0, 11 + index * 2.4, cut.braid),
  ).join('');
  const stars =
    cut.shape === 'kaftan'
      ? `<g fill="${cut.braid}">${[-8, 8].map((x) => `<g transform="translate(${x} ${depth + 2})"><rect x="-0.9" y="-0.9" width="1.8" height="1.8"/><rect x="-0.9" y="-0.9" width="1.8" height="1.8" transform="rotate(45)"/></g>`).join('')}</g>`
      : '';
  return (
    `<path d="${closed(`M0 9L8.6 0.4L10.6 1.4C10.4 7 10.8 14 10.8 ${depth}L0 ${depth + 8}`)}" fill="${cut.braid}" fill-opacity="0.1"/>` +
    scrolls(cut.braid, 11.5, Math.floor((depth - 9) / 6)) +
    braid(bothSides(frame), cut.braid) +
    braid(
      bothSides(frame.replaceAll('10.', '9.').replace(`L0 ${depth + 8}`, `L0 ${depth + 6.6}`)),
      cut.braid,
      0.4,
    ) +
    braid(bothSides(edge), cut.braid, 0.9) +
    braid(`M0 ${depth + 8}V${depth + 14}`, cut.braid) +
    `<path d="M-0.9 ${depth + 13}L0.9 ${depth + 13}L1.3 ${depth + 20}L-1.3 ${depth + 20}Z" fill="${cut.braid}"/><path d="M-0.7 ${depth + 14}L-0.9 ${depth + 19.8}M0 ${depth + 14}V${depth + 19.8}M0.7 ${depth + 14}L0.9 ${depth + 19.8}" stroke="${darken(cut.braid, 0.4)}" stroke-width="0.14"/>` +
    knots +
    stars
  );
};

const outline = (cut: TunicCut, front: boolean): string => {
  const length = lengths[cut.shape];
  const neck = front ? 'M0 10C3.6 8 7.6 5 8.4 0.2' : 'M0 1.8C4 1.8 7 1.2 8.4 0.2';
  if (cut.shape === 'jebba')
    return closed(
      `${neck}C16 1.2 24 2.6 31.6 4.8C31 12 31.2 20 32 28C33.4 56 35 84 36.6 ${length - 2}C24 ${length + 0.6} 10 ${length + 1} 0 ${length + 1}`,
    );
  if (cut.shape === 'gandoura')
    return closed(
      `${neck}C13 1.4 18 3 22.6 4.8C21.6 12 22.6 20 27 26C29 48 30.6 68 32 ${length - 3}C20 ${length - 0.4} 10 ${length} 0 ${length}`,
    );
  return closed(
    `${neck}C13 1.4 18 3 22.4 4.8C21.4 12 21.6 20 24.6 27C26 40 30 62 40 ${length - 4}C28 ${length + 0.4} 12 ${length + 1.4} 0 ${length + 1.4}`,
  );
};

const arm = (cut: TunicCut, seed: number): string => {
  if (cut.shape === 'jebba') return '';
  const wide = cut.shape === 'kaftan';
  const path = wide
    ? 'M16 3.4C19 3.8 20.8 4.2 22.4 4.8C29 10 38 30 45.6 50L30.4 58.6C26 46 22 36 17 28Z'
    : 'M16 3.4C19 3.8 21 4.2 22.6 4.8C27 8 30 14 32.4 21L40.6 43.4L29.4 47.8C25.6 40 22 34 17 27Z';
  const mouth = wide ? 'M45.6 50L30.4 58.6' : 'M40.6 43.4L29.4 47.8';
  const tilt = wide ? 'translate(-0.9 -1.6)' : 'translate(-0.7 -1.6)';
  const list = drapes(seed, 5, {
    x: [23, 32],
    y: [10, wide ? 54 : 45],
    flare: 1.3,
    width: 1.8,
    depth: 0.5,
  }).map((fold) => ({ ...fold, to: [fold.to[0] + (wide ? 10 : 7), fold.to[1]] as const }));
  return piece(path, cut.cloth, {
    seed,
    grainline: 'rotate(-22)',
    on:
      folds(list) +
      braid(mouth, cut.braid, 1.4) +
      `<g transform="${tilt}">${braid(mouth, cut.braid, 0.6)}</g>`,
  });
};

const hemTrim = (cut: TunicCut): string => {
  const length = lengths[cut.shape];
  const thread = threadFor(cut.cloth.colour);
  if (cut.shape === 'kaftan')
    return (
      braid(
        `M-40 ${length - 6.4}C-28 ${length - 2} 28 ${length - 2} 40 ${length - 6.4}`,
        cut.braid,
        1,
      ) +
      braid(
        `M-40 ${length - 8.6}C-28 ${length - 4.2} 28 ${length - 4.2} 40 ${length - 8.6}`,
        cut.braid,
        0.5,
      )
    );
  return stitches(
    `M-37 ${length - 4.6}C-20 ${length - 1.6} 20 ${length - 1.6} 37 ${length - 4.6}`,
    thread,
  );
};

const sides = (cut: TunicCut): string => {
  if (cut.shape === 'jebba') {
    const arms = 'M29.6 4.2C29 12 29.2 20 30 29';
    return (
      braid(bothSides(arms), cut.braid, 0.7) +
      seam(bothSides('M20 2.4C20.6 40 23 80 24.6 112'), 0.7) +
      braid(bothSides('M20 2.4C20.4 16 20.8 28 21.4 40'), cut.braid, 0.45)
    );
  }
  const armhole =
    cut.shape === 'gandoura'
      ? 'M22.6 4.8C21.6 12 22.6 20 27 26'
      : 'M22.4 4.8C21.4 12 21.6 20 24.6 27';
  return seam(armhole) + seam(mirrored(armhole));
};

/** A jebba, gandoura or kaftan, laid flat, with its couched plastron. */
export const tunic = (cut: TunicCut, side: Side): Flat => {
  const front = side === 'front';
  const length = lengths[cut.shape];
  const flare = { jebba: 1.12, gandoura: 1.15, kaftan: 1.7 }[cut.shape];
  const spread = { jebba: 29, gandoura: 24, kaftan: 21 }[cut.shape];
  const fallen = drapes(cut.shape.length, 9, {
    x: [-spread, spread],
    y: [34, length],
    flare,
    width: 2.6,
    depth: 0.5,
  });
  const body = piece(outline(cut, front), cut.cloth, {
    seed: front ? 4 : 9,
    fall: 0.24,
    on:
      folds(
        [
          ...fallen,
          { from: [-26, 26], to: [-12, 44], bend: 2, width: 2, depth: 0.45 },
          { from: [25, 27], to: [13, 48], bend: -2, width: 2, depth: 0.45 },
        ],
        0.7,
      ) +
      sides(cut) +
      hemTrim(cut) +
      (front ? castShadow(`M1.4 10V34`, 0.8, 0.35, 0.3) : seam('M0 2V18', 0.6)),
  });
  const inside =
    piece(closed('M0 -0.4C4 -0.4 7 -0.2 8.4 0.2C7.6 5 3.6 8 0 10.4'), wrongSide(cut.cloth, 0.36), {
      fall: 0.4,
    }) + label([0, 1], 3.6);
  const collar = front ? '' : braid('M-8.8 0.4C-6 2.6 6 2.6 8.8 0.4', cut.braid, 1);
  const reach = { jebba: 37, gandoura: 41, kaftan: 46 }[cut.shape];
  return {
    art:
      pairOf(arm(cut, 61), arm(cut, 66), [17, 5], 1.4) +
      (front ? inside : '') +
      body +
      (front ? plastron(cut) : collar),
    box: { x: -reach, y: -1, width: reach * 2, height: length + 2 },
    details: {
      plastron: { x: 1, y: 21, width: 34, turn: -4 },
      sleeve: { x: 31, y: 42, width: 36, turn: 6 },
      hem: { x: 16, y: length - 18, width: 42, turn: 6 },
      armhole: { x: 22, y: 17, width: 34, turn: 5 },
    },
    height: 1,
  };
};
