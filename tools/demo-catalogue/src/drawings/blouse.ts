import { piece, wrongSide, type Cloth } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, drapes, folds, type Fold } from './fold.ts';
import { closed, mirrored, num, pairOf, seeded, bothSides, wavy } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { buttons, label, seam, stitches, threadFor } from './trim.ts';

/** How a blouse is cut; `silk` is its embroidery or its tie. */
export interface BlouseCut {
  readonly cloth: Cloth;
  readonly shape: 'gathered' | 'pintuck';
  readonly silk: string;
}

const gathers = (
  seed: number,
  count: number,
  x: readonly [number, number],
  y: readonly [number, number],
  flare: number,
): readonly Fold[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const at = x[0] + ((index + random()) / count) * (x[1] - x[0]);
    const drop = (y[1] - y[0]) * (0.4 + random() * 0.6);
    return {
      from: [at, y[0] + Math.abs(at) * -0.16],
      to: [at * flare, y[0] + drop],
      width: 0.6 + random() * 0.7,
      depth: 0.5 + random() * 0.3,
    };
  });
};

const puff = (cut: BlouseCut, seed: number): string => {
  const thread = threadFor(cut.cloth.colour);
  const random = seeded(seed);
  const fan = (
    from: readonly [number, number],
    to: readonly [number, number],
    count: number,
    reach: readonly [number, number],
  ): Fold[] =>
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.3 + random() * 0.4) / count;
      const start = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ] as const;
      return {
        from: start,
        to: [
          start[0] + reach[0] * (0.6 + random() * 0.5),
          start[1] + reach[1] * (0.6 + random() * 0.5),
        ],
        width: 0.9,
        depth: 0.6,
      };
    });
  const band = 'M35.6 51.4L37.4 55.6L29.6 59.4L27.6 55.2Z';
  const stripes = [0.3, 0.55, 0.8]
    .map(
      (share) =>
        `M${num(35.6 + share * 1.8)} ${num(51.4 + share * 4.2)}L${num(27.6 + share * 2)} ${num(55.2 + share * 4.2)}`,
    )
    .join('');
  return (
    piece(
      `M16 3C20 3.4 22 4.6 23.4 6C31 11 40 28 40.6 42C40.6 47 38.6 50.4 36 52${wavy([36, 52], [27.6, 56], 3, 0.9)}C22.6 54 21 44 17 28Z`,
      cut.cloth,
      {
        seed,
        grainline: 'rotate(-20)',
        on: folds(
          [
            ...fan([22, 6], [24, 22], 6, [9, 9]),
            ...fan([35, 51], [28.4, 54.6], 8, [-2.6, -16]),
            { from: [26, 14], to: [36, 44], bend: 2, width: 2, depth: 0.4 },
          ],
          0.4,
        ),
      },
    ) +
    piece(band, cut.cloth, {
      seed: seed + 1,
      grainline: 'rotate(64)',
      on:
        cut.shape === 'gathered'
          ? `<path d="${stripes}" stroke="${cut.silk}" stroke-width="0.5" stroke-dasharray="0.6 0.3"/>`
          : stitches(stripes, thread, 0.08),
    })
  );
};

/** Needlework either side of the opening: lozenges, dots and a running branch. */
const needlework = (silk: string): string => {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = 13.5 + row * 4;
    const lozenge = `M4.6 ${y - 1.5}L6 ${y}L4.6 ${y + 1.5}L3.2 ${y}Z`;
    const branch = `M7.8 ${y - 2}C9.4 ${y - 1} 9.4 ${y + 1} 7.8 ${y + 2}`;
    return `<path d="${bothSides(lozenge)}" fill="none" stroke="${silk}" stroke-width="0.36" stroke-dasharray="0.5 0.12"/><path d="${bothSides(branch)}" fill="none" stroke="${silk}" stroke-width="0.34" stroke-dasharray="0.5 0.14"/><g fill="${silk}"><circle cx="4.6" cy="${y}" r="0.42"/><circle cx="-4.6" cy="${y}" r="0.42"/><circle cx="9.4" cy="${y}" r="0.3"/><circle cx="-9.4" cy="${y}" r="0.3"/></g>`;
  }).join('');
  return rows;
};

const tassel = (x: number, y: number, silk: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-0.7 0.8L0.7 0.8L1.3 4.6L-1.3 4.6Z" fill="${silk}"/><path d="M-0.5 1L-0.9 4.5M0 1V4.6M0.5 1L0.9 4.5" stroke="${darken(silk, 0.4)}" stroke-width="0.14"/><circle r="0.8" fill="${lighten(silk, 0.1)}"/></g>`;

const gatheredTop = (cut: BlouseCut): string => {
  const cord = 'M-0.8 11.6C-3.4 15 -3 20 -4.4 26M0.8 11.6C3.6 15 2.8 19 4.6 24';
  return (
    needlework(cut.silk) +
    seam('M0 11V30') +
    stitches('M-0.8 12V30H0.8V12', threadFor(cut.cloth.colour), 0.08) +
    piece(closed(`M0 9.6C5 8.6 9.4 5 10 0.6L12 1.6C11.6 7 6 11.4 0 12`), cut.cloth, {
      fall: 0.1,
      on: folds(gathers(3, 20, [-11, 11], [9, 13], 1.05), 0.15),
    }) +
    castShadow(cord, 0.5, 0.4, 0.25) +
    `<path d="${cord}" fill="none" stroke="${cut.silk}" stroke-width="0.45" stroke-linecap="round"/>` +
    tassel(-4.4, 26, cut.silk) +
    tassel(4.6, 24, cut.silk)
  );
};

const pintuckTop = (cut: BlouseCut): string => {
  const tucks = [4, 5.6, 7.2, 8.8, 10.4, 12]
    .map((x) => bothSides(`M${x} ${num(11 - x * 0.6)}L${num(x * 1.02)} 38`))
    .join('');
  const ruffle = `M0 10.4C4 9 7.6 5 8.4 -4${wavy([8.4, -4], [-8.4, -4], 7, -0.9)}C-7.6 5 -4 9 0 10.4Z`;
  return (
    `<path d="${tucks}" fill="none" stroke="#24141c" stroke-opacity="0.3" stroke-width="0.28"/><path d="${tucks}" fill="none" stroke="#fff8ea" stroke-opacity="0.45" stroke-width="0.24" transform="translate(-0.28 0)"/>` +
    seam('M-1.6 10V62.6') +
    seam('M1.6 10V62.6', 0.7) +
    castShadow('M-8.6 1C-6 7 -3 10 0 11.4C3 10 6 7 8.6 1', 0.8, 0.35) +
    piece(ruffle, cut.cloth, {
      seed: 6,
      fall: 0.2,
      on: folds(gathers(9, 16, [-8, 8], [-4, 9], 0.9), 0.2),
    }) +
    piece(
      'M-8.8 1.4C-6 7 -3 9.6 0 10.8C3 9.6 6 7 8.8 1.4L9.4 2.6C6.6 8.4 3.4 11.2 0 12.6C-3.4 11.2 -6.6 8.4 -9.4 2.6Z',
      cut.cloth,
      { seed: 3, fall: 0.05 },
    ) +
    buttons([0, 15], [0, 60], 9, cut.silk, 0.5)
  );
};

/** A blouse with full sleeves, laid flat: gathered and embroidered, or pin-tucked with a ruffled neck. */
export const blouse = (cut: BlouseCut, side: Side): Flat => {
  const front = side === 'front';
  const thread = threadFor(cut.cloth.colour);
  const neck = front
    ? cut.shape === 'gathered'
      ? 'M0 11C5 9.6 9.6 5.6 10.4 0.8'
      : 'M0 11C4 9 8 5 8.6 0.6'
    : 'M0 2.4C5 2.2 8 1.6 10 0.6';
  const armhole = 'M23.4 6C21.4 12 21.8 19 25.4 25';
  const outline = closed(
    `${neck}C14 2 19 4 23.4 6C21.4 12 21.8 19 25.4 25C26.6 40 28 52 29.6 63${wavy([29.6, 63], [0, 63.4], 4, 1.6)}`,
  );
  const fullness =
    front && cut.shape === 'gathered'
      ? gathers(14, 18, [-11, 11], [12, 34], 1.5)
      : front
        ? []
        : gathers(17, 16, [-10, 10], [3.5, 22], 1.4);
  const body = piece(outline, cut.cloth, {
    seed: front ? 5 : 11,
    on:
      folds(
        [
          ...fullness,
          ...drapes(19, 8, { x: [-22, 22], y: [32, 63], flare: 1.15, width: 1.9, depth: 0.45 }),
        ],
        0.5,
      ) +
      seam(armhole) +
      seam(mirrored(armhole)) +
      stitches('M-29.4 61.4C-14 63.6 14 63.4 29.4 61', thread, 0.08),
  });
  const inside =
    piece(closed('M0 -0.6C5 -0.6 8 -0.2 10.2 0.6C9 5 5 9 0 11.4'), wrongSide(cut.cloth, 0.28), {
      fall: 0.4,
    }) + label([0, 1.4], 3.6);
  const backBand = piece(
    closed('M0 0.4C5 0.2 8 -0.2 10.2 -0.6L12 1.6C8 3.4 4 3.8 0 3.8'),
    cut.cloth,
    { on: folds(gathers(3, 18, [-11, 11], [0.6, 4], 1.02), 0.15) },
  );
  const top = cut.shape === 'gathered' ? gatheredTop(cut) : pintuckTop(cut);
  return {
    art:
      pairOf(puff(cut, 91), puff(cut, 97), [17, 4], 2) +
      (front ? inside : '') +
      body +
      (front ? top : backBand),
    box: { x: -41.4, y: -5, width: 82.8, height: 70.4 },
    details: {
      neck: { x: 1, y: 14, width: 36, turn: -5 },
      cuff: { x: 29, y: 44, width: 28, turn: 10 },
      hem: { x: 12, y: 54, width: 34, turn: 6 },
    },
    height: 0.9,
  };
};
