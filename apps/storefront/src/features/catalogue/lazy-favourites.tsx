import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { FavouriteButtonProps, FavouritesLinkProps } from './favourite-controls.tsx';

const load = () => ignorePreloadErrors(() => import('./favourite-controls.tsx'));
const FavouriteButton = lazyComponent(
  async () => (await load()).FavouriteButton,
  () => null,
);
const FavouritesLink = lazyComponent(
  async () => (await load()).FavouritesLink,
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
