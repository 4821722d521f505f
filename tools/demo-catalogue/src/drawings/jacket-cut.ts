import type { Cloth } from './cloth.ts';

/** How a jacket or coat is cut. */
export interface JacketCut {
  readonly cloth: Cloth;
  readonly shape: 'work' | 'blazer' | 'coat' | 'bomber';
  readonly button?: string;
  readonly lining?: string;
}

/** Each cut from shoulder to hem, in centimetres. */
export const lengths = { work: 72, blazer: 74, coat: 108, bomber: 62 } as const;
