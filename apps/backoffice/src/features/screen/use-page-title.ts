import { use, useEffect } from 'react';
import { useShop } from '../../platform/shop-context.ts';
import { TitleCountContext } from '../../platform/title-count.ts';

/** Names the browser's tab after the page and the shop, behind the number of what waits. */
export function usePageTitle(page: string): void {
  const { name } = useShop();
  const count = use(TitleCountContext);
  useEffect(() => {
    const title = name ? `${page} · ${name}` : page;
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [page, name, count]);
}
