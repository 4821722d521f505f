import type { Cloth } from './cloth.ts';

/** How a bag is made; `second` is its leather, its handles or its print. */
export interface BagCut {
  readonly cloth: Cloth;
  readonly shape: 'tote' | 'couffin' | 'satchel' | 'pouch';
  readonly second: string;
}
