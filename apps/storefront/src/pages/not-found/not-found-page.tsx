import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, StatusPage } from '@shop/ui';
import { PopularProducts } from '../../features/catalogue/popular-products.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './not-found-page.module.css';

/** The page of an unknown URL, with links to the shop and the home page, and the popular products. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <StatusPage title={t('pageNotFound')} text={t('unknownPage.text')}>
        <PageHead title={t('pageNotFound')} noIndex />
        <ButtonLink renderLink={(props) => <Link to={paths.shop()} {...props} />}>
          {t('home.everything')}
        </ButtonLink>
        <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.home} {...props} />}>
          {t('notFound.home')}
        </ButtonLink>
      </StatusPage>
      <PopularProducts />
    </div>
  );
}
