import type { Cloth } from './cloth.ts';

/** How a dress is cut. */
export interface DressCut {
  readonly cloth: Cloth;
  readonly shape: 'wrap' | 'tiered' | 'shirtdress';
  readonly button?: string;
}
