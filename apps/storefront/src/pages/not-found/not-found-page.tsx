import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@shop/ui';
import { StatusWithPopularProducts } from '../../features/catalogue/status-with-popular-products.tsx';
import { paths } from '../../lib/paths.ts';

/** The page of an unknown URL, with links to the shop and the home page, and the popular products. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <StatusWithPopularProducts title={t('pageNotFound')} text={t('unknownPage.text')}>
      <ButtonLink renderLink={(props) => <Link to={paths.shop()} {...props} />}>
        {t('home.everything')}
      </ButtonLink>
      <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.home} {...props} />}>
        {t('notFound.home')}
      </ButtonLink>
    </StatusWithPopularProducts>
  );
}
