import type { Cloth } from './cloth.ts';

/** How trousers are cut. */
export interface TrouserCut {
  readonly cloth: Cloth;
  readonly shape: 'chino' | 'wide' | 'jeans' | 'shorts' | 'drawstring';
  /** The colour of the topstitching; a tone of the cloth by default. */
  readonly thread?: string;
}

/** The right half of each cut, and its length in centimetres. */
export const legs = {
  chino: {
    half: 'M0 0.6L20.4 0C21.6 7 25 14 26 24C27.4 50 27.2 80 26.4 104L9.4 105C8 80 4 50 0.6 31.6L0 31',
    length: 105,
  },
  wide: {
    half: 'M0 0.6L19 0C20.4 7 25.4 14 27 24C30.4 52 33.4 80 35 106C27 107.6 12 108 5.6 107.4C5 82 3 52 0.5 34L0 33',
    length: 107,
  },
  jeans: {
    half: 'M0 1.2L20.6 0C21.4 7 25 14 25.8 23C27 48 26.2 78 25.2 104L9.8 105C8.6 80 4.4 50 0.6 30.4L0 30',
    length: 105,
  },
  shorts: {
    half: 'M0 0.6L21 0C22.2 7 25.6 14 26.8 24C28 33 28.6 42 29 50.4L6 52.4C4.6 44 2.6 38 0.6 32.6L0 32',
    length: 52,
  },
  drawstring: {
    half: 'M0 0.4L20 0C22 7 26.4 14 27.4 24C29 50 28 78 26 100L10.4 101C9.6 78 5 50 0.6 34L0 33',
    length: 101,
  },
} as const;

/** The distance from the waist to the crotch of each cut, in centimetres. */
export const crotch = { chino: 31, wide: 33, jeans: 30, shorts: 32, drawstring: 33 } as const;
