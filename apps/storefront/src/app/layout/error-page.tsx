import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, StatusPage } from '@shop/ui';
import { stopRecordingClicks } from '../../lib/hydration/replay-clicks.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';

/** Replaces a page that threw an error (F1). The rest of the layout still works. */
export function ErrorPage() {
  const { t } = useTranslation();
  // A page that throws while it is hydrated has no replay.
  useEffect(stopRecordingClicks, []);
  return (
    <StatusPage title={t('errorState.page')} text={t('errorState.pageText')}>
      <PageHead title={t('errorState.page')} />
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.home} {...props} />}>
        {t('notFound.home')}
      </ButtonLink>
    </StatusPage>
  );
}
