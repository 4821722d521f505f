import { piece } from './cloth.ts';
import { darken } from './colour.ts';
import { castShadow } from './fold.ts';
import { closed } from './geometry.ts';
import type { JacketCut } from './jacket-cut.ts';
import { ribbed } from './pattern.ts';
import { buttons, seam, stitches, threadFor } from './trim.ts';

const patch = (path: string, flap: string, cut: JacketCut, thread: string): string =>
  castShadow(path, 0.4, 0.3, 0.3) +
  piece(path, cut.cloth, { seed: 23, fall: 0.08, on: stitches(flap, thread) });

/** Patch pockets, buttons and turned-down collar. */
export const workFront = (cut: JacketCut): string => {
  const thread = threadFor(cut.cloth.colour);
  const low = patch(
    'M8 47.6L22.6 47.2L23.2 64.4C18 65.6 13 65.6 8.2 64.8Z',
    'M8.4 50L22.6 49.6M8.6 48L8.8 64.2C13 65 18 65 22.6 63.9L22 47.6',
    cut,
    thread,
  );
  const chest = patch(
    'M9 22.4L19.4 22L19.8 33.4C16 34.2 12.6 34.2 9.2 33.8Z',
    'M9.4 24.2L19.4 23.8M9.6 22.8L9.8 33.2C13 33.8 16 33.6 19.2 32.9',
    cut,
    thread,
  );
  const leaf =
    'M0.3 9.6C3 7.4 6.4 3.6 8.6 -2L10.8 0C12.8 3.8 14 8 14.4 13C9.4 12 4.4 10.6 0.3 9.6Z';
  const collar =
    castShadow(leaf, 1, 0.45) +
    piece(leaf, cut.cloth, {
      seed: 12,
      fall: 0.06,
      on: stitches('M1.2 9.2C4.8 9.8 9.2 11 13.7 12.2C13.2 8 12.2 4.4 10.5 0.8', thread),
    });
  return `<g transform="scale(-1 1)">${low}</g>${low}${chest}${buttons([0, 14], [0, 64], 5, cut.button ?? '#2b3138', 0.95)}<g transform="scale(-1 1)">${collar}</g>${collar}`;
};

/** Lapels, flaps and the buttons of a blazer or a coat. */
export const lapelled = (cut: JacketCut): string => {
  const long = cut.shape === 'coat';
  const thread = threadFor(cut.cloth.colour);
  const roll = long ? 36 : 39;
  const lapel = `M2 ${roll}C5 28 8 14 8.6 -2.4L10.6 -0.4C11.6 3 12 5.6 12.2 8.4L${long ? 18.6 : 17} ${long ? 12 : 11.4}C13.6 20 8 30 2 ${roll}Z`;
  const upper = 'M8.6 -2.4L10.8 -0.8C13.4 2 15.4 5.4 16.2 9.6L12 8.8C9.6 6 8.6 2 8.6 -2.4Z';
  const one = (seed: number): string =>
    castShadow(lapel, 1, 0.45, 0.6) +
    piece(lapel, cut.cloth, {
      seed,
      fall: 0.05,
      grainline: 'rotate(14)',
      on: stitches(
        `M3 ${roll - 1.6}C8 29 13 20 ${long ? 17.6 : 16.2} ${long ? 12.2 : 11.6}L12.2 9.1`,
        thread,
        0.07,
      ),
    }) +
    piece(upper, cut.cloth, { seed: seed + 2, fall: 0.05, grainline: 'rotate(40)' });
  const flapY = long ? 58 : 50;
  const welt = (x: number): string => {
    const path = `M${x * 0.5} ${flapY}L${x * 1.18} ${flapY - 1}L${x * 1.2} ${flapY + 4}L${x * 0.52} ${flapY + 5}Z`;
    return (
      castShadow(`M${x * 0.52} ${flapY + 5}L${x * 1.2} ${flapY + 4}`, 0.8, 0.4, 0.4) +
      piece(path, cut.cloth, { seed: 4, fall: 0.06 })
    );
  };
  const breast = piece('M10.4 27.6L18.4 25.6L18.8 27.6L10.8 29.6Z', cut.cloth, { fall: 0.05 });
  const closing = long
    ? buttons([5.6, 40], [6, 68], 3, cut.button ?? '#4a3426', 1.15) +
      buttons([-7.4, 40], [-7.8, 68], 3, cut.button ?? '#4a3426', 1.15)
    : buttons([0.6, 42], [0.8, 52], 2, cut.button ?? '#4a3426', 1);
  return (
    welt(18) +
    welt(-18) +
    (long ? '' : breast) +
    closing +
    `<g transform="scale(-1 1)">${one(12)}</g>${one(15)}`
  );
};

/** Ribbed collar, zip and slanted pockets. */
export const bomberFront = (cut: JacketCut): string => {
  const rib = ribbed(darken(cut.cloth.colour, 0.18), 'knit', 0.6);
  const metal = '#c9b27a';
  const zip = `<path d="M0 9.4V61" stroke="#22131a" stroke-opacity="0.6" stroke-width="1.5"/><path d="M-0.32 9.4V61" stroke="${metal}" stroke-width="0.5" stroke-dasharray="0.3 0.22"/><path d="M0.32 9.6V61" stroke="${darken(metal, 0.25)}" stroke-width="0.5" stroke-dasharray="0.3 0.22"/><path d="M-0.5 10L0.5 10L0.7 14.6L-0.7 14.6Z" fill="${metal}" stroke="${darken(metal, 0.5)}" stroke-width="0.12"/>`;
  const pocket =
    seam('M11 42L20.6 50') +
    stitches('M10.4 42.8L20 50.8M11.8 41.3L21.2 49.2', threadFor(cut.cloth.colour));
  return (
    pocket +
    `<g transform="scale(-1 1)">${pocket}</g>` +
    piece(closed('M0 8.6C5 8 8.4 4 8.4 -1.4L11.6 -0.2C12 5.6 7.6 11 0 11.6'), rib, { fall: 0.1 }) +
    zip
  );
};
