import type { BagCut } from './bag-cut.ts';
import { piece, strap } from './cloth.ts';
import { lighten, darken } from './colour.ts';
import { castShadow, folds } from './fold.ts';
import { closed, num, seeded } from './geometry.ts';
import { plain, plaited } from './pattern.ts';
import { stitches } from './trim.ts';

const pompom = (x: number, y: number, colour: string): string => {
  const random = seeded(5);
  const tufts = Array.from({ length: 60 }, () => {
    const [angle, reach] = [random() * Math.PI * 2, 1.6 + random() * 1.4];
    return `M${x} ${y}L${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}`;
  }).join('');
  return `<circle cx="${x + 0.5}" cy="${y + 0.8}" r="2.8" fill="#22131a" fill-opacity="0.35"/><circle cx="${x}" cy="${y}" r="2.3" fill="${darken(colour, 0.2)}"/><path d="${tufts}" stroke="${colour}" stroke-width="0.3" stroke-linecap="round"/><circle cx="${x - 0.6}" cy="${y - 0.7}" r="1" fill="${lighten(colour, 0.3)}" fill-opacity="0.5"/>`;
};

/** A palm basket with leather handles; its front carries a plaited motif and a pompom. */
export const couffin = (cut: BagCut, front: boolean): string => {
  const leather = plain(cut.second, 'leather');
  const weave = plaited(cut.cloth.colour, 0.85);
  const handle = (lift: number): string =>
    `M-13 10C-15 ${-8 - lift} -8 ${-17 - lift} 0 ${-17 - lift}C8 ${-17 - lift} 15 ${-8 - lift} 13 10`;
  const body = closed('M0 2.4C10 2.4 20 1.4 26 0C26.6 12 23 26 19 34C16 38.6 8 40 0 40');
  const random = seeded(12);
  const rows = [8, 15, 22, 29].map(
    (y) => `M-26 ${y - 1}C-10 ${num(y + 2 + random())} 10 ${num(y + 2 + random())} 26 ${y - 1}`,
  );
  const tab = (x: number): string =>
    piece(`M${x - 2} 3H${x + 2}V12C${x + 2} 14 ${x - 2} 14 ${x - 2} 12Z`, leather, {
      on: stitches(
        `M${x - 1.4} 4V11.8C${x - 1.2} 13 ${x + 1.2} 13 ${x + 1.4} 11.8V4`,
        lighten(cut.second, 0.5),
      ),
    }) +
    `<circle cx="${x}" cy="6.2" r="0.55" fill="#bd9350" stroke="#5a3a20" stroke-width="0.12"/><circle cx="${x}" cy="10.4" r="0.55" fill="#bd9350" stroke="#5a3a20" stroke-width="0.12"/>`;
  const motif = front
    ? `<g fill="none" stroke="${cut.second}" stroke-width="1.3" stroke-opacity="0.85">${[-12, -4, 4, 12].map((x) => `<path d="M${x - 3} 22L${x} 17L${x + 3} 22L${x} 27Z"/>`).join('')}</g>`
    : '';
  return (
    strap(handle(2), 1.9, { ...leather, colour: darken(cut.second, 0.3) }) +
    piece(
      closed('M0 -2.4C10 -2.4 20 -1.6 26 0C20 1.4 10 2.4 0 2.4'),
      { ...weave, colour: darken(cut.cloth.colour, 0.5) },
      {
        fall: 0.4,
        on: '<rect x="-30" y="-4" width="60" height="8" fill="#22131a" fill-opacity="0.45"/>',
      },
    ) +
    piece(body, weave, {
      seed: 6,
      fall: 0.34,
      on:
        motif +
        rows
          .map(
            (row) =>
              `<path d="${row}" fill="none" stroke="#3a2414" stroke-opacity="0.28" stroke-width="0.5"/>`,
          )
          .join('') +
        folds(
          [
            { from: [-22, 6], to: [-15, 37], bend: 1.4, width: 3, depth: 0.4 },
            { from: [21, 6], to: [15, 37], bend: -1.4, width: 3, depth: 0.4 },
          ],
          1.2,
        ),
    }) +
    strap(
      'M-26 0.4C-20 1.8 -10 2.8 0 2.8C10 2.8 20 1.8 26 0.4',
      2,
      plain(darken(cut.cloth.colour, 0.12), 'straw'),
      darken(cut.cloth.colour, 0.6),
    ) +
    castShadow(handle(0), 1.2, 0.35, 0.6) +
    strap(handle(0), 1.9, leather, lighten(cut.second, 0.45)) +
    tab(-13) +
    tab(13) +
    (front
      ? `<path d="M13 9C15 13 16.4 15 17 18" fill="none" stroke="${cut.second}" stroke-width="0.5"/>` +
        pompom(17.2, 20, '#b3315f')
      : '')
  );
};
