import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, Toast } from '@shop/ui';
import { paths } from '../../lib/paths.ts';
import { MAX_FAVOURITES } from '../../lib/stored-ids.ts';

type Props = { onClose: () => void };

/** A message that the list is full, with a link to it. Outside the tile, whose row of tiles would move and clip it. */
export function FavouritesFull({ onClose }: Props) {
  const { t } = useTranslation();
  return createPortal(
    // `alert`: screen readers announce an alert that is inserted, but not an inserted `output`.
    <div role="alert">
      <Toast
        tone="failure"
        message={t('favourites.full', { max: MAX_FAVOURITES })}
        action={
          <ButtonLink
            variant="quiet"
            renderLink={(props) => <Link to={paths.favourites} {...props} />}
          >
            {t('favourites.title')}
          </ButtonLink>
        }
        closeLabel={t('close')}
        onClose={onClose}
      />
    </div>,
    document.body,
  );
}
