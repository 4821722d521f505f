import type { ComponentType } from 'react';
import { latePart } from '../platform/late-part.tsx';
import { forgetReload } from '../platform/reload-once.ts';
import { MissingPage } from './layout/missing-page.tsx';

/** A route's page in a chunk of its own. */
export type LazyPage = {
  path: string;
  Page: ComponentType;
  /** Fetches the chunk; once it is there the page renders at once, as a server's render needs. */
  preload: () => Promise<void>;
};

/** Makes a page that is fetched when its route is first shown, and says so where it cannot be had. */
export function lazyPage<Module>(
  path: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): LazyPage {
  const arrive = (module: Module) => {
    forgetReload(path, () => sessionStorage);
    return pick(module);
  };
  const { Late, preload } = latePart(load, arrive, () => <MissingPage path={path} />);
  return { path, Page: Late, preload };
}
