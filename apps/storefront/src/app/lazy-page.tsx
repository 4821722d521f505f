import { lazy, type ComponentType } from 'react';

type Page = ComponentType;
type Load = () => Promise<Page>;

/** A route's page in a chunk of its own. */
export type LazyPage = {
  Page: Page;
  /** Fetches the chunk; once it is there the page renders at once, as a server's render needs. */
  preload: () => Promise<void>;
};

/** Makes a page that is fetched when its route is first shown. Rejections reach the error boundary. */
export function lazyPage(load: Load): LazyPage {
  let loaded: Page | undefined;
  const fetchPage = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await fetchPage() }));
  return {
    Page: () => {
      const Loaded = loaded ?? Lazy;
      return <Loaded />;
    },
    preload: async () => void (await fetchPage()),
  };
}
