import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, StatusPage } from '@shop/ui';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';

/** The page of an unknown URL, with links to the home page and the shop. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <StatusPage title={t('pageNotFound')} text={t('notFound.text')}>
      <PageHead title={t('pageNotFound')} noIndex />
      <ButtonLink renderLink={(props) => <Link to={paths.home} {...props} />}>
        {t('notFound.home')}
      </ButtonLink>
      <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.shop()} {...props} />}>
        {t('notFound.shop')}
      </ButtonLink>
    </StatusPage>
  );
}
