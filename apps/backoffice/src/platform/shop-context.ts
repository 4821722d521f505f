import type { ApiClient } from '@shop/api-client';
import { createContext, use } from 'react';
import type { KeptTexts } from './kept-texts.ts';

/** What every page may reach for: the host, the shop's name, and what the browser keeps. */
export type Shop = { client: ApiClient; name: string; kept: KeptTexts };

/** Given once, over the whole app. */
export const ShopContext = createContext<Shop | null>(null);

/** The shop this app runs. Throws outside `ShopContext`. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext over it');
  return shop;
}
