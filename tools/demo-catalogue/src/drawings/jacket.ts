import { type Cloth, piece, wrongSide } from './cloth.ts';
import { darken } from './colour.ts';
import { drapes, castShadow, folds } from './fold.ts';
import { closed, mirrored, pairOf, bothSides } from './geometry.ts';
import { type JacketCut, lengths } from './jacket-cut.ts';
import { bomberFront, lapelled, workFront } from './jacket-fronts.ts';
import { sleeve } from './jacket-sleeve.ts';
import { ribbed } from './pattern.ts';
import type { Flat, Side } from './sheet.ts';
import { button, label, seam, stitches, threadFor } from './trim.ts';

const outline = (cut: JacketCut, neck: string): string => {
  const length = lengths[cut.shape];
  const hem = {
    work: `C27.6 40 27.8 58 28.2 ${length}C18 ${length + 1} 8 ${length + 1} 0 ${length + 1}`,
    blazer: `C25.6 36 26 44 27 52C27.8 60 28 66 28 ${length - 1}C18 ${length + 1} 8 ${length + 1} 0 ${length + 1}`,
    coat: `C27.4 40 29.6 70 33 ${length - 1}C22 ${length + 1.4} 10 ${length + 1.6} 0 ${length + 1.6}`,
    bomber: `C28.6 38 29.4 48 28.6 ${length - 6}C18 ${length - 5.4} 8 ${length - 5.2} 0 ${length - 5.2}`,
  }[cut.shape];
  return closed(`${neck}C13 1.8 19 4 24.2 6.8C22.8 13 23.4 21 27.4 27.6${hem}`);
};

const armhole = 'M24.2 6.8C22.8 13 23.4 21 27.4 27.6';

const drape = (cut: JacketCut): string => {
  const length = lengths[cut.shape];
  return folds(
    [
      { from: [-26, 30], to: [-13, 38], bend: 1.4, width: 2, depth: 0.45 },
      { from: [26, 30], to: [13, 42], bend: -1.6, width: 2, depth: 0.45 },
      ...drapes(length, 6, {
        x: [-24, 24],
        y: [38, length],
        flare: cut.shape === 'coat' ? 1.22 : 1.02,
        width: 2.6,
        depth: 0.36,
      }),
    ],
    0.8,
  );
};

const hemRib = (cut: JacketCut): string =>
  piece(
    closed('M0 56.4C10 56.4 20 56 28.8 55.4L27.4 62.4C18 63.4 8 63.6 0 63.6'),
    ribbed(darken(cut.cloth.colour, 0.18), 'knit', 0.6),
    { fall: 0.12 },
  );

const front = (cut: JacketCut): string => {
  const { shape } = cut;
  const length = lengths[shape];
  const thread = threadFor(cut.cloth.colour);
  const neck = {
    work: 'M0 11C4 8 7.8 5 8.4 0.4',
    blazer: 'M0 42C4 30 8 14 8.4 0.4',
    coat: 'M0 40C4 30 8 14 8.4 0.4',
    bomber: 'M0 9C5 8.4 8.4 4.4 8.4 0',
  }[shape];
  const open = shape === 'blazer' || shape === 'coat';
  const lining: Cloth = cut.lining
    ? { colour: cut.lining, material: 'silk' }
    : wrongSide(cut.cloth, 0.35);
  const well = open
    ? 'M0 -2.6C3.6 -2.6 6.6 -2.6 8.6 -2.4C8.6 14 5 30 0 43'
    : 'M0 -2.2C3.6 -2.2 6.6 -2 8.6 -1.6C8.4 4 5 9 0 11.4';
  const edge = {
    work: 'M2.4 10L2.4 73',
    blazer: 'M2.2 39C2.6 52 2.8 62 2 75',
    coat: 'M9.4 36C9.8 60 10 84 10.4 109',
    bomber: '',
  }[shape];
  const dart = open ? seam(bothSides('M13.6 30C13 40 13.4 48 14 56'), 0.6) : '';
  const hem =
    shape === 'work'
      ? stitches(
          `M-28 ${length - 2.4}C-16 ${length - 1.4} 16 ${length - 1.4} 28 ${length - 2.4}`,
          thread,
        )
      : '';
  return (
    piece(closed(well), lining, {
      fall: 0.4,
      on: castShadow('M-8.6 -1C-6 1.6 6 1.6 8.6 -1', 1, 0.3),
    }) +
    piece(closed('M0 -2.8C3.6 -2.8 6.6 -2.8 8.8 -2.4C8 0.6 4 2 0 2'), wrongSide(cut.cloth, 0.14), {
      on: seam('M-8 0.2C-4 1.6 4 1.6 8 0.2', 0.6),
    }) +
    label([0, 2.8], 4.4) +
    piece(outline(cut, neck), cut.cloth, {
      seed: 6,
      fall: 0.22,
      on:
        drape(cut) +
        seam(armhole) +
        seam(mirrored(armhole)) +
        (edge ? castShadow(edge, 1.2, 0.42, 0.5) + seam(edge) : '') +
        dart +
        hem +
        (shape === 'work'
          ? stitches('M1.7 10L1.7 72.6', thread) +
            stitches(bothSides('M23.4 6.6C22 13 22.6 21 26.6 28'), thread)
          : ''),
    }) +
    (shape === 'bomber'
      ? hemRib(cut) + bomberFront(cut)
      : shape === 'work'
        ? workFront(cut)
        : lapelled(cut))
  );
};

const back = (cut: JacketCut): string => {
  const length = lengths[cut.shape];
  const thread = threadFor(cut.cloth.colour);
  const centre =
    cut.shape === 'bomber'
      ? ''
      : seam(`M0 3V${length + 1}`) +
        (cut.shape === 'work'
          ? stitches(`M0.7 3V${length}`, thread)
          : castShadow(`M0.2 ${length - 26}V${length + 2}`, 0.9, 0.4, 0.4));
  const yoke =
    cut.shape === 'work' || cut.shape === 'coat'
      ? seam('M-23 13C-10 14.4 10 14.4 23 13') +
        stitches('M-23 13.8C-10 15.2 10 15.2 23 13.8', thread)
      : '';
  const strap =
    cut.shape === 'coat'
      ? castShadow('M-15 46.6C-6 48 6 48 15 46.6', 0.8, 0.4, 0.4) +
        piece('M-15 42C-6 43.4 6 43.4 15 42L15.4 46C6 47.4 -6 47.4 -15.4 46Z', cut.cloth, {
          fall: 0.05,
        }) +
        button([-12.6, 44.4], cut.button ?? '#4a3426', 1) +
        button([12.6, 44.4], cut.button ?? '#4a3426', 1)
      : '';
  const collar =
    cut.shape === 'bomber'
      ? piece(
          closed('M0 -2.4C4 -2.4 7 -2.2 9 -1.6L11.6 0.6C8 3 4 3.4 0 3.4'),
          ribbed(darken(cut.cloth.colour, 0.18), 'knit', 0.6),
          {},
        )
      : castShadow('M-11 1.6C-6 5.4 6 5.4 11 1.6', 0.9, 0.4) +
        piece(closed('M0 -3.8C4 -3.8 7.4 -3 9.6 -1L11.6 2.2C8 4.8 4 5.4 0 5.4'), cut.cloth, {
          seed: 7,
          grainline: 'rotate(90)',
        });
  return (
    piece(outline(cut, 'M0 2.2C4 2.2 7 1.4 8.4 0.4'), cut.cloth, {
      seed: 16,
      fall: 0.22,
      on:
        drape(cut) +
        seam(armhole) +
        seam(mirrored(armhole)) +
        centre +
        yoke +
        (cut.shape === 'blazer' ? seam(bothSides('M16 20C14 36 14.6 54 15.4 75'), 0.6) : ''),
    }) +
    (cut.shape === 'bomber' ? hemRib(cut) : '') +
    strap +
    collar
  );
};

/** A work jacket, blazer, double-breasted coat or bomber, laid flat: 55 cm across. */
export const jacket = (cut: JacketCut, side: Side): Flat => {
  const length = lengths[cut.shape];
  const facing = side === 'front' ? front(cut) : back(cut);
  return {
    art: pairOf(sleeve(cut, 33, side), sleeve(cut, 38, side), [17, 5], 1.8) + facing,
    box: { x: -40.6, y: -4, width: 81.2, height: length + 5.6 },
    details: {
      collar: { x: 3, y: 13, width: 38, turn: -5 },
      pocket: { x: 15, y: cut.shape === 'coat' ? 58 : 50, width: 42, turn: 5 },
      cuff: { x: 32, y: 54, width: 32, turn: 11 },
    },
    height: 1.2,
  };
};
