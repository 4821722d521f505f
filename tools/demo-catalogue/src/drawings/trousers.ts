import { piece } from './cloth.ts';
import { mix } from './colour.ts';
import { drapes, castShadow, type Fold, folds } from './fold.ts';
import { closed, mirrored } from './geometry.ts';
import type { Flat, Side } from './sheet.ts';
import { threadFor } from './trim.ts';
import { crotch, legs, type TrouserCut } from './trouser-cut.ts';
import { backDetails, frontDetails, hems } from './trouser-details.ts';
import { waistband } from './waistband.ts';

const legFolds = (cut: TrouserCut): string => {
  const { length } = legs[cut.shape];
  const rise = crotch[cut.shape];
  const whiskers: Fold[] = [-1, 1].flatMap((side) => [
    {
      from: [side * 1, rise - 2] as const,
      to: [side * 16, rise - 7] as const,
      bend: side * 1,
      width: 1.3,
      depth: 0.45,
    },
    {
      from: [side * 1.4, rise + 1] as const,
      to: [side * 18, rise + 1] as const,
      bend: side * 1.2,
      width: 1.5,
      depth: 0.45,
    },
    {
      from: [side * 2.4, rise + 4] as const,
      to: [side * 15, rise + 10] as const,
      bend: side * 1,
      width: 1.5,
      depth: 0.35,
    },
  ]);
  if (cut.shape === 'shorts')
    return folds([
      ...whiskers,
      ...drapes(9, 4, { x: [-24, -8], y: [34, 51], flare: 1.05 }),
      ...drapes(3, 4, { x: [8, 24], y: [34, 51], flare: 1.05 }),
    ]);
  const [count, width] = cut.shape === 'wide' ? [6, 2.4] : [3, 2];
  const [inner, outer] = cut.shape === 'wide' ? [9, 31] : [11, 23];
  const knees: Fold[] = [
    { from: [10, 64], to: [22, 61], bend: 1, width: 1.6, depth: 0.35 },
    { from: [9.6, 69], to: [20, 72], bend: -1, width: 1.5, depth: 0.3 },
    { from: [-10, 62], to: [-21, 65], bend: 1, width: 1.6, depth: 0.35 },
    { from: [-12, length - 7], to: [-23, length - 10], bend: 1, width: 1.6, depth: 0.4 },
    { from: [12, length - 9], to: [23, length - 6], bend: -1, width: 1.4, depth: 0.4 },
  ];
  return folds([
    ...whiskers,
    ...(cut.shape === 'wide' ? [] : knees),
    ...drapes(6, count, {
      x: [-outer, -inner],
      y: [36, length - 1],
      flare: 1.03,
      width,
      depth: 0.42,
    }),
    ...drapes(13, count, {
      x: [inner, outer],
      y: [36, length - 1],
      flare: 1.03,
      width,
      depth: 0.42,
    }),
  ]);
};

/** Trousers, jeans or shorts, laid flat. */
export const trousers = (cut: TrouserCut, side: Side): Flat => {
  const front = side === 'front';
  const { half, length } = legs[cut.shape];
  const thread = cut.thread ?? threadFor(cut.cloth.colour);
  const fade =
    cut.shape === 'jeans'
      ? `<filter id="fade" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter><g filter="url(#fade)" fill="${mix(cut.cloth.colour, '#dfe8f0', 0.6)}" fill-opacity="0.4"><ellipse cx="15" cy="44" rx="5" ry="17"/><ellipse cx="-15" cy="43" rx="5" ry="18"/><ellipse cx="17" cy="72" rx="4.4" ry="9"/><ellipse cx="-17" cy="71" rx="4.4" ry="9"/></g>`
      : '';
  const details = front ? frontDetails(cut, thread) : backDetails(cut, thread);
  const split = `M0 ${crotch[cut.shape]}C2.4 ${crotch[cut.shape] + 18} 5 70 7 ${length}`;
  const art = piece(closed(half), cut.cloth, {
    seed: front ? 6 : 16,
    fall: 0.22,
    on:
      fade +
      legFolds(cut) +
      castShadow(split, 2.4, 0.25, 1.2) +
      castShadow(mirrored(split), 1.6, 0.2, 1) +
      hems(cut, thread) +
      details,
  });
  const reach = cut.shape === 'wide' ? 35.4 : cut.shape === 'shorts' ? 29.4 : 28.2;
  return {
    art: art + waistband(cut, thread, front),
    box: { x: -reach, y: -1.4, width: reach * 2, height: length + 2 },
    details: {
      waist: { x: 4, y: 12, width: 36, turn: -5 },
      hem: { x: 17, y: length - 13, width: 32, turn: 8 },
      pocket: { x: 13, y: 16, width: 26, turn: 6 },
    },
  };
};
