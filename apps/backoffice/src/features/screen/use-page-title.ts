import { useEffect } from 'react';
import { useShop } from '../../platform/shop-context.ts';

/** Names the browser's tab after the page and the shop. */
export function usePageTitle(page: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = name ? `${page} · ${name}` : page;
  }, [page, name]);
}
