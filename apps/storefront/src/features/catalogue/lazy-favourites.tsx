import { startTransition, useEffect, useState } from 'react';
import { ignorePreloadErrors } from '../../lib/ignore-preload-errors.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import type { FavouriteButtonProps } from './favourite-button.tsx';
import type { FavouritesLinkProps } from './favourites-link.tsx';

const FavouriteButton = lazyComponent(
  async () => (await ignorePreloadErrors(() => import('./favourite-button.tsx'))).FavouriteButton,
  () => null,
);
const FavouritesLink = lazyComponent(
  async () => (await ignorePreloadErrors(() => import('./favourites-link.tsx'))).FavouritesLink,
  () => null,
);

/** The button is loaded after hydration: the rendered lists do not contain it. */
export function LazyFavouriteButton(props: FavouriteButtonProps) {
  return useHydrated() && <FavouriteButton {...props} />;
}

/** The link is loaded after hydration: the favourites are not known before. */
export function LazyFavouritesLink(props: FavouritesLinkProps) {
  return useHydrated() && <FavouritesLink {...props} />;
}

/** Whether the first render is over, for what the rendered page must not contain. A transition does not block input. */
function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
