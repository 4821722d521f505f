import { ignorePreloadErrors } from '../../lib/ignore-preload-errors.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
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
