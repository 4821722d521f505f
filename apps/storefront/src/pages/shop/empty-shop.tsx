import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from '@shop/ui';
import { paths } from '../../platform/paths.ts';

/** SHOP-4: nothing in this gender and season, and the way to everything. */
export function EmptyShop() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('shopPage.empty')}
      action={
        <ButtonLink look="secondary" renderLink={(parts) => <Link to={paths.shop()} {...parts} />}>
          {t('shopPage.everything')}
        </ButtonLink>
      }
    />
  );
}
