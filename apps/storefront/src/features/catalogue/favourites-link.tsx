import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge, HeartIcon, VisuallyHidden } from '@shop/ui';
import { paths } from '../../lib/paths.ts';
import { useStoredIds } from '../../lib/stored-ids.ts';

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
