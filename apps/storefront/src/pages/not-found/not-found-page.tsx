import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { ButtonLink, NoticePage } from '@shop/ui';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';

/** What an address of no page shows, with the ways back. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
      <PageHead title={t('notFound.title')} isUnlisted />
      <ButtonLink renderLink={(parts) => <Link to={paths.home} {...parts} />}>
        {t('notFound.home')}
      </ButtonLink>
      <ButtonLink look="secondary" renderLink={(parts) => <Link to={paths.shop()} {...parts} />}>
        {t('notFound.shop')}
      </ButtonLink>
    </NoticePage>
  );
}
