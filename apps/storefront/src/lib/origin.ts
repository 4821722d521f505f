import { createContext, use } from 'react';

/** The origin of the storefront, such as `https://shop.example`, without a slash at its end. */
export const OriginContext = createContext('');

/** Returns the origin for absolute URLs of the storefront's pages. */
export function useOrigin(): string {
  return use(OriginContext);
}
