import { createContext, use } from 'react';
import type { Brand } from '@shop/contract/brand';

/** The configured brand. */
export const BrandContext = createContext<Brand | null>(null);

/** Returns the shop's brand. Throws outside the app's providers. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand needs the app around it');
  return brand;
}
