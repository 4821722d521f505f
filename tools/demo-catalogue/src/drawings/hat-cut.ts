import type { Cloth } from './cloth.ts';

/** How a hat is made; `second` is its ribbon, tassel or embroidery. */
export interface HatCut {
  readonly cloth: Cloth;
  readonly shape: 'cap' | 'chechia' | 'straw' | 'beanie';
  readonly second: string;
}
