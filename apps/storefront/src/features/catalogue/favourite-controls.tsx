import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '@shop/contract/schemas';
import { useStorage } from '@shop/app-kit';
import { Badge, HeartIcon, IconButton, VisuallyHidden } from '@shop/ui';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { paths } from '../../lib/paths.ts';
import { addId, readIds, removeIds, useStoredIds } from '../../lib/stored-ids.ts';

export type FavouriteButtonProps = { product: Pick<Product, 'product_Id' | 'product_name'> };

const FavouritesFull = lazyComponent(
  async () => (await import('./favourites-full.tsx')).FavouritesFull,
  () => null,
);

/**
 * Adds a product to the favourites of this device, or removes it, and announces their number. Nothing is
 * removed from a full list for it: a message explains why.
 */
export function FavouriteButton({
  product: { product_Id: id, product_name: name },
}: FavouriteButtonProps) {
  const { t } = useTranslation();
  const storage = useStorage();
  const isFavourite = useStoredIds('favourites').includes(id);
  const [count, setCount] = useState<number>();
  const [isRefused, setRefused] = useState(false);

  function toggle() {
    if (isFavourite) removeIds(storage, 'favourites', [id]);
    else if (!addId(storage, 'favourites', id)) return setRefused(true);
    setCount(readIds(storage, 'favourites').length);
  }

  return (
    <>
      <IconButton
        label={t('favourites.toggle', { name })}
        icon={<HeartIcon size={20} />}
        aria-pressed={isFavourite}
        onClick={toggle}
      />
      <VisuallyHidden>
        <output>{count !== undefined && t('favourites.count', { count })}</output>
      </VisuallyHidden>
      {isRefused && <FavouritesFull onClose={() => setRefused(false)} />}
    </>
  );
}

export type FavouritesLinkProps = {
  /** A class of the layout: a lazy component with a style sheet would request it after the page. */
  className: string | undefined;
  /** Displays the icon only. */
  isIcon?: boolean;
  onFollow?: () => void;
};

/** The link to the favourites of this device, with their number. */
export function FavouritesLink({ className, isIcon = false, onFollow }: FavouritesLinkProps) {
  const { t } = useTranslation();
  const count = useStoredIds('favourites').length;
  const title = t('favourites.title');
  return (
    <Link to={paths.favourites} className={className} onClick={onFollow}>
      <HeartIcon />
      {isIcon ? <VisuallyHidden>{title} </VisuallyHidden> : title}
      {count > 0 && <Badge tone="count">{count}</Badge>}
    </Link>
  );
}
