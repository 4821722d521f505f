import { createContext, use } from 'react';
import type { Brand } from './page-config.ts';

/** The brand this page was told about. */
export const BrandContext = createContext<Brand | null>(null);

/** The shop's brand. Throws outside the app's providers. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand needs the app around it');
  return brand;
}
