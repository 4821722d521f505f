import { piece, wrongSide, type Cloth } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, drapes, folds } from './fold.ts';
import { closed, num, bothSides } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { label, seam } from './trim.ts';

/** A burnous: its wool, and the silk of its braid and tassels. */
export interface CapeCut {
  readonly cloth: Cloth;
  readonly braid: string;
}

const braided = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${lighten(colour, 0.3)}" stroke-width="${num(width * 0.62)}" stroke-dasharray="${num(width * 0.5)} ${num(width * 0.34)}"/>`;

const tassel = (x: number, y: number, colour: string): string => {
  const threads = [-1.3, -0.9, -0.4, 0, 0.4, 0.9, 1.3]
    .map((dx) => `M${num(x + dx * 0.4)} ${y + 2}L${num(x + dx)} ${y + 9}`)
    .join('');
  return `<ellipse cx="${x + 0.5}" cy="${y + 6}" rx="1.6" ry="4" fill="#22131a" fill-opacity="0.3"/><path d="M${x - 0.8} ${y + 1.6}L${x + 0.8} ${y + 1.6}L${x + 1.6} ${y + 9}L${x - 1.6} ${y + 9}Z" fill="${colour}"/><path d="${threads}" stroke="${darken(colour, 0.4)}" stroke-width="0.14"/><circle cx="${x}" cy="${y + 0.8}" r="1.25" fill="${lighten(colour, 0.12)}"/><path d="M${x - 1} ${y + 1.6}H${x + 1}" stroke="${darken(colour, 0.5)}" stroke-width="0.3"/>`;
};

/** A burnous-like hooded cape, laid flat: 104 cm long, 96 cm wide at the hem. */
export const cape = (cut: CapeCut, side: Side): Flat => {
  const { cloth, braid } = cut;
  const front = side === 'front';
  const outline = closed(
    'M0 4C6 3 12 4 18 7C28 12 34 28 38 46C42 66 45.6 84 48 101C34 107 14 108.6 0 108.6',
  );
  const list = drapes(front ? 21 : 27, 11, {
    x: [-20, 20],
    y: [16, 108],
    flare: 2.1,
    width: 3.4,
    depth: 0.62,
  });
  const edge = 'M3.4 10C6 40 8.6 76 8 108.6';
  const opening = closed('M0 9L3.4 10C6 40 8.6 76 8 108.4L0 108.5');
  const hood = front
    ? 'M-12.6 8C-14.6 -4 -12 -16 -4 -24C-1.6 -26.4 1.6 -28 4.4 -29C5 -26 6 -23.4 7.6 -20.6C12 -12 14 -2 12.6 8C6 12.4 -6 12.4 -12.6 8Z'
    : 'M-14 5C-15 -6 -12 -16 -5 -22.6C-2 -25 1.6 -26 4 -29.6C5 -26 6.4 -23 8 -20C13.4 -12 15 -3 14 5C10 16 4 24 0 29C-4 24 -10 16 -14 5Z';
  const face = 'M-8 8C-9.4 -3 -7 -12 0 -18.6C7 -12 9.4 -3 8 8C4 10.6 -4 10.6 -8 8Z';
  const body = piece(outline, cloth, {
    seed: front ? 6 : 14,
    fall: 0.28,
    on:
      folds(list, 0.9) +
      (front ? castShadow(bothSides(edge), 1.6, 0.4, 0.7) : seam('M0 10V108', 0.6)) +
      braided('M-48 97.4C-34 103.6 -14 105.2 0 105.2C14 105.2 34 103.6 48 97.4', braid, 0.7),
  });
  const inside = piece(opening, wrongSide(cloth, 0.42), { seed: 4, fall: 0.4 });
  const yoke = front
    ? braided(bothSides('M3.6 10C6 40 8.6 76 8 108'), braid, 1) +
      braided(
        bothSides('M5.6 12C10 16 15 17 20 15.6C22 24 15 28 10.6 26C8 24.6 8.6 20.6 11.6 21'),
        braid,
        0.5,
      )
    : '';
  const hoodArt =
    castShadow('M-13 8C-6 13.4 6 13.4 13 8', 1.6, 0.45, 0.8) +
    piece(hood, cloth, {
      seed: 9,
      fall: 0.12,
      on:
        folds(
          [
            { from: [-9, 6], to: [-6, -16], bend: 1, width: 2, depth: 0.5 },
            { from: [9.6, 6], to: [6, -16], bend: -1, width: 2, depth: 0.5 },
            { from: [2, -26], to: [-3, -14], width: 1.4, depth: 0.5 },
          ],
          0.7,
        ) +
        (front
          ? ''
          : seam('M3.6 -28C1 -14 0 6 0 28', 0.8) +
            braided('M-13.6 5C-10 15.6 -4 23.4 0 28.2C4 23.4 10 15.6 13.6 5', braid, 0.7)),
    });
  const hollow = front
    ? piece(face, wrongSide(cloth, 0.5), { seed: 3, fall: 0.5 }) +
      braided('M-8 8C-9.4 -3 -7 -12 0 -18.6C7 -12 9.4 -3 8 8', braid, 0.8) +
      label([0, -3], 4.6)
    : '';
  const clasp = front
    ? braided('M-6 10.6C-3 13 3 13 6 10.6', braid, 1) +
      `<circle cx="0" cy="12.4" r="1.3" fill="${lighten(braid, 0.2)}" stroke="${darken(braid, 0.5)}" stroke-width="0.2"/>` +
      tassel(-2.2, 13.6, braid) +
      tassel(2.4, 14.4, braid)
    : '';
  return {
    art:
      body +
      (front ? inside : '') +
      yoke +
      hoodArt +
      hollow +
      (front ? '' : tassel(0, 28, braid)) +
      clasp,
    box: { x: -48.4, y: -30, width: 96.8, height: 139.4 },
    details: {
      clasp: { x: 1, y: 12, width: 36, turn: -4 },
      hem: { x: 24, y: 88, width: 46, turn: 8 },
      hood: { x: 0, y: -6, width: 40, turn: 4 },
    },
    height: 1.4,
  };
};
