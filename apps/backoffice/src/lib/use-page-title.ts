import { createContext, use, useEffect } from 'react';
import { useShop } from './shop-context.ts';

/** The count in the tab's title; 0 shows none. */
export const TitleCountContext = createContext(0);

/** Sets the tab's title: count, page and shop. */
export function usePageTitle(page: string): void {
  const { name } = useShop();
  const count = use(TitleCountContext);
  useEffect(() => {
    const title = name ? `${page} · ${name}` : page;
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [page, name, count]);
}
