import { createContext, use } from 'react';

/** Where the storefront is served: `https://shop.example`, without a slash at its end. */
export const OriginContext = createContext('');

/** The origin that absolute addresses of this shop's pages begin with. */
export function useOrigin(): string {
  return use(OriginContext);
}
