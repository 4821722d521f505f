import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, NoticePage } from '@shop/ui';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';

/** What stands in a page's place once it has thrown (F1): the rest of the layout still works. */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <NoticePage title={t('failure.page')} text={t('failure.pageText')}>
      <PageHead title={t('failure.page')} />
      <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
      <ButtonLink look="secondary" renderLink={(parts) => <Link to={paths.home} {...parts} />}>
        {t('notFound.home')}
      </ButtonLink>
    </NoticePage>
  );
}
