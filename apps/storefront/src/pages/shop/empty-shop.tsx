import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, EmptyState } from '@shop/ui';
import { paths } from '../../lib/paths.ts';
import { isFiltered, NO_FILTERS } from './shop-view.ts';
import type { ShopViewState } from './use-shop-view.ts';

type Props = {
  shop: ShopViewState;
  /** Called after the filters are removed, with their button, so that the caller moves the focus. */
  onCleared: () => void;
};

/** SHOP-4: the message of an empty scope with a link to all products, or of filters without a match. */
export function EmptyShop({ shop: { view, setFilters }, onCleared }: Props) {
  const { t } = useTranslation();
  if (isFiltered(view)) {
    return (
      <EmptyState
        title={t('shopPage.noMatch')}
        action={
          <Button
            variant="secondary"
            onClick={() => {
              setFilters(NO_FILTERS);
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
            variant="secondary"
            renderLink={(props) => <Link to={paths.shop()} {...props} />}
          >
            {t('home.everything')}
          </ButtonLink>
        )
      }
    />
  );
}
