import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, EmptyState } from '@shop/ui';
import { paths } from '../../platform/paths.ts';
import { isFiltered, NO_FILTERS } from './shop-view.ts';
import type { ShopViewInUse } from './use-shop-view.ts';

type Props = {
  shop: ShopViewInUse;
  /** The button that let go of the filters is gone. */
  onCleared: () => void;
};

/** SHOP-4: nothing in this gender and season, and the way to everything; or nothing that passes the filters. */
export function EmptyShop({ shop: { view, narrow }, onCleared }: Props) {
  const { t } = useTranslation();
  if (isFiltered(view)) {
    return (
      <EmptyState
        title={t('shopPage.noMatch')}
        action={
          <Button
            look="secondary"
            onClick={() => {
              narrow(NO_FILTERS);
              onCleared();
            }}
          >
            {t('shopPage.clearFilters')}
          </Button>
        }
      >
        {t('shopPage.noMatchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('shopPage.empty')}
      action={
        view.scope.gender && (
          <ButtonLink
            look="secondary"
            renderLink={(parts) => <Link to={paths.shop()} {...parts} />}
          >
            {t('home.everything')}
          </ButtonLink>
        )
      }
    />
  );
}
