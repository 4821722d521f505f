import { lighten, darken } from './colour.ts';
import { num, type Point } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { label, polished, type Metal } from './trim.ts';

/**
 * A jewel: its metal, and the colour of its beads or enamel. Drawn at ten times life size, so that 1 cm here is 1 mm.
 */
export interface JewelCut {
  readonly shape: 'necklace' | 'earrings' | 'bracelets';
  readonly metal: Metal;
  readonly bead: string;
}

const bead = ([x, y]: Point, r: number, colour: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="${colour}" stroke="${darken(colour, 0.55)}" stroke-width="${num(r * 0.1)}"/><circle cx="${num(x + r * 0.16)}" cy="${num(y + r * 0.2)}" r="${num(r * 0.74)}" fill="${darken(colour, 0.35)}" fill-opacity="0.35"/><ellipse cx="${num(x - r * 0.32)}" cy="${num(y - r * 0.36)}" rx="${num(r * 0.3)}" ry="${num(r * 0.2)}" fill="#ffffff" fill-opacity="0.75" transform="rotate(-35 ${num(x - r * 0.32)} ${num(y - r * 0.36)})"/>`;

const ball = ([x, y]: Point, r: number, metal: Metal): string => {
  const { fill, dark } = polished(metal);
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="${fill}" stroke="${dark}" stroke-width="${num(r * 0.12)}"/><circle cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.3)}" r="${num(r * 0.26)}" fill="#fffdf2"/>`;
};

/** Filigree: a scroll of twisted wire and its granules. */
const filigree = (x: number, y: number, size: number, metal: Metal, turn: number): string => {
  const { fill, dark } = polished(metal);
  const s = size;
  const scroll = `M0 ${num(-s)}C${num(s * 0.9)} ${num(-s)} ${num(s * 0.9)} ${num(s * 0.4)} 0 ${num(s * 0.3)}C${num(-s * 0.5)} ${num(s * 0.2)} ${num(-s * 0.4)} ${num(-s * 0.5)} ${num(s * 0.1)} ${num(-s * 0.4)}`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})"><path d="${scroll}" fill="none" stroke="${dark}" stroke-width="${num(s * 0.26)}"/><path d="${scroll}" fill="none" stroke="${fill}" stroke-width="${num(s * 0.16)}" stroke-dasharray="${num(s * 0.12)} ${num(s * 0.06)}"/><circle cx="${num(s * 0.1)}" cy="${num(-s * 0.3)}" r="${num(s * 0.16)}" fill="${fill}" stroke="${dark}" stroke-width="0.06"/></g>`;
};

const khomsa = (x: number, y: number, scale: number, cut: JewelCut): string => {
  const { fill, dark } = polished(cut.metal);
  const hand =
    'M-5.4 2C-7.6 1 -9.4 -2 -10.4 -4.6C-11 -6.6 -8.6 -7.2 -7.8 -5.4C-7.2 -3.8 -6.4 -2.8 -5.4 -2.4L-5.2 -12.6C-5.2 -14.8 -2 -14.8 -2 -12.6L-1.8 -16C-1.8 -18.2 1.8 -18.2 1.8 -16L2 -12.6C2 -14.8 5.2 -14.8 5.2 -12.6L5.4 -2.4C6.4 -2.8 7.2 -3.8 7.8 -5.4C8.6 -7.2 11 -6.6 10.4 -4.6C9.4 -2 7.6 1 5.4 2C5 5 2.6 7.4 0 7.4C-2.6 7.4 -5 5 -5.4 2Z';
  const wires = [
    [-3.6, -9, 1.5, 0],
    [0, -11.6, 1.7, 20],
    [3.6, -9, 1.5, 180],
    [-2.6, 3.6, 1.4, -60],
    [2.6, 3.6, 1.4, 120],
  ]
    .map(([dx = 0, dy = 0, size = 1, turn = 0]) => filigree(dx, dy, size, cut.metal, turn))
    .join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${hand}" fill="${fill}" stroke="${dark}" stroke-width="0.5"/><path d="${hand}" transform="translate(0 -0.6) scale(0.86)" fill="${darken(cut.bead, 0.35)}" fill-opacity="0.16" stroke="${dark}" stroke-width="0.24" stroke-dasharray="0.5 0.3"/>${wires}` +
    `<path d="M-4.4 -2.2C-2 -5 2 -5 4.4 -2.2C2 0.6 -2 0.6 -4.4 -2.2Z" fill="#fffaf0" stroke="${dark}" stroke-width="0.3"/>${bead([0, -2.2], 1.9, cut.bead)}<circle cy="-18.4" r="1.2" fill="none" stroke="${dark}" stroke-width="0.9"/><circle cy="-18.4" r="1.2" fill="none" stroke="${fill}" stroke-width="0.6"/></g>`
  );
};

const necklace = (cut: JewelCut, front: boolean): string => {
  const { definition, fill, dark } = polished(cut.metal);
  const [width, drop] = front ? [31, 62] : [24, 52];
  const at = (share: number): Point => {
    const angle = Math.PI * (1.16 - share * 1.32);
    const sway = Math.sin(share * 19) * 0.5;
    return [
      Math.cos(angle) * width * (0.94 + Math.sin(angle) * 0.06) + sway,
      Math.sin(angle) * drop * 0.92 - 8,
    ];
  };
  const chain = Array.from({ length: 150 }, (_, index) => {
    const [x, y] = at(index / 149);
    const [nx, ny] = at((index + 1) / 149);
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="0.86" ry="${index % 2 ? 0.5 : 0.22}" transform="rotate(${num(turn)} ${num(x)} ${num(y)})" fill="none" stroke="${dark}" stroke-width="0.42"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="0.86" ry="${index % 2 ? 0.5 : 0.22}" transform="rotate(${num(turn)} ${num(x)} ${num(y)})" fill="none" stroke="${fill}" stroke-width="0.26"/>`;
  }).join('');
  const beads = [0.3, 0.34, 0.38, 0.42, 0.46, 0.54, 0.58, 0.62, 0.66, 0.7]
    .map((share, index) =>
      index % 2 ? ball(at(share), 1.3, cut.metal) : bead(at(share), 1.9, cut.bead),
    )
    .join('');
  const [x, y] = at(0.5);
  const clasp =
    `<circle cx="${num(at(0)[0])}" cy="${num(at(0)[1] - 1.4)}" r="1.8" fill="none" stroke="${dark}" stroke-width="0.9"/><circle cx="${num(at(0)[0])}" cy="${num(at(0)[1] - 1.4)}" r="1.8" fill="none" stroke="${fill}" stroke-width="0.55"/>` +
    ball([at(1)[0], at(1)[1] - 1], 1.2, cut.metal);
  return definition + chain + beads + clasp + khomsa(x, y + 17.4, 0.9, cut);
};

const earring = (cut: JewelCut): string => {
  const { fill, dark } = polished(cut.metal);
  const hook = 'M0 -21C0 -26 4.6 -28 6 -24.6C7 -22 5.6 -18 5.6 -14';
  const moon =
    'M-11 -8C-14 2 -9 13.4 0 13.4C9 13.4 14 2 11 -8C9 -1 5 1.6 0 1.6C-5 1.6 -9 -1 -11 -8Z';
  const scrolls = [-64, -38, -13, 13, 38, 64]
    .map((angle) => {
      const a = ((angle + 90) * Math.PI) / 180;
      return filigree(Math.cos(a) * 9.2, Math.sin(a) * 8.2 - 0.6, 1.9, cut.metal, angle);
    })
    .join('');
  const drops = [-48, -24, 0, 24, 48]
    .map((angle, index) => {
      const a = ((angle + 90) * Math.PI) / 180;
      const [x, y] = [Math.cos(a) * 12.6, Math.sin(a) * 14.2];
      const long = 4 + (index % 2 ? 0.6 : 2);
      return `<path d="M${num(x)} ${num(y)}V${num(y + long)}" stroke="${dark}" stroke-width="0.5"/>${bead([x, y + long], 1.5, cut.bead)}${ball([x, y + long + 2.3], 0.8, cut.metal)}`;
    })
    .join('');
  const granules = Array.from({ length: 13 }, (_, index) => {
    const a = Math.PI * (0.08 + (index / 12) * 0.84);
    return ball([Math.cos(a) * 11.4, Math.sin(a) * 12.6 - 0.4], 0.55, cut.metal);
  }).join('');
  return (
    `<path d="${hook}" fill="none" stroke="${dark}" stroke-width="0.8"/><path d="${hook}" fill="none" stroke="${fill}" stroke-width="0.5"/>` +
    drops +
    `<path d="${moon}" fill="${fill}" stroke="${dark}" stroke-width="0.4"/><path d="${moon}" fill="${darken(cut.bead, 0.4)}" fill-opacity="0.22" transform="translate(0 0.7) scale(0.88)"/>${scrolls}${granules}` +
    `<path d="M-11 -8C-7 -14 -3 -16 0 -16.4C3 -16 7 -14 11 -8" fill="none" stroke="${dark}" stroke-width="1.2"/><path d="M-11 -8C-7 -14 -3 -16 0 -16.4C3 -16 7 -14 11 -8" fill="none" stroke="${fill}" stroke-width="0.8"/>` +
    `<path d="M0 -16V-20.4" stroke="${dark}" stroke-width="0.6"/>${ball([0, -16.4], 1.5, cut.metal)}${bead([0, -6], 2.6, cut.bead)}<circle cy="-6" r="3.1" fill="none" stroke="${fill}" stroke-width="0.5"/><path d="M0 -15V-9" stroke="${dark}" stroke-width="0.5"/>`
  );
};

const bangle = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  cut: JewelCut,
  enamel: boolean,
): string => {
  const { fill, dark } = polished(cut.metal);
  const oval = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none"`;
  const studs = Array.from({ length: 40 }, (_, index) => {
    const a = (index / 40) * Math.PI * 2;
    const at: Point = [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
    return enamel
      ? bead(at, 0.95, index % 2 ? cut.bead : lighten(cut.bead, 0.75))
      : index % 2
        ? ball(at, 0.7, cut.metal)
        : '';
  }).join('');
  return `${oval} stroke="#22131a" stroke-opacity="0.25" stroke-width="3.4" transform="translate(0.8 1.4)"/>${oval} stroke="${dark}" stroke-width="3.6"/>${oval} stroke="${fill}" stroke-width="3.1"/>${oval} stroke="#fffdf0" stroke-opacity="0.45" stroke-width="0.4" transform="translate(-0.5 -0.9)"/>${studs}`;
};

const makers = {
  necklace,
  earrings: (cut: JewelCut, front: boolean): string =>
    polished(cut.metal).definition +
    (front
      ? `<g transform="translate(-15 1) rotate(-4)">${earring(cut)}</g><g transform="translate(16 -1) rotate(5)">${earring(cut)}</g>`
      : `<rect x="-25.4" y="-31.4" width="52" height="66" rx="1.4" fill="#22131a" fill-opacity="0.22"/><rect x="-26" y="-33" width="52" height="66" rx="1.4" fill="#f7efe0"/><rect x="-26" y="27" width="52" height="6" fill="#17457f"/>${label([0, -29], 9)}<circle cx="-12" cy="-20" r="0.8" fill="#7a6a58"/><circle cx="13" cy="-20" r="0.8" fill="#7a6a58"/><g transform="translate(-12 2) scale(0.86)">${earring(cut)}</g><g transform="translate(13 2) scale(0.86)">${earring(cut)}</g>`),
  bracelets: (cut: JewelCut, front: boolean): string =>
    polished(cut.metal).definition +
    (front
      ? bangle(-5, -7, 24, 22, cut, false) +
        bangle(7, 0, 24, 22, cut, true) +
        bangle(-3, 9, 24, 22, cut, false)
      : bangle(0, 6, 27, 9, cut, false) +
        bangle(1, 0, 27, 9, cut, true) +
        bangle(-1, -6, 27, 9, cut, false)),
} as const;

const boxes = {
  necklace: { x: -42, y: -32, width: 84, height: 108 },
  earrings: { x: -36, y: -38, width: 72, height: 80 },
  bracelets: { x: -41, y: -40, width: 82, height: 82 },
} as const;

/** A necklace, a pair of earrings or a set of bracelets; its back is another arrangement of it. */
export const jewel = (cut: JewelCut, side: Side): Flat => ({
  art: makers[cut.shape](cut, side === 'front'),
  box: boxes[cut.shape],
  details: {
    close: {
      necklace: { x: 0, y: 60, width: 38, turn: 0 },
      earrings: { x: 14, y: 2, width: 34, turn: -6 },
      bracelets: { x: 14, y: 12, width: 30, turn: 8 },
    }[cut.shape],
  },
  height: 1.1,
});
