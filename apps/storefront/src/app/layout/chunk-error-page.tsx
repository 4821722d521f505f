import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, StatusPage } from '@shop/ui';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import {
  isServerReachable,
  recoverFromChunkError,
  type ChunkErrorOutcome,
} from '../../lib/preload-error.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** Replaces a page whose chunk could not be loaded (F6): reloads the page, or displays the reason. */
export function ChunkErrorPage() {
  const [outcome, setOutcome] = useState<ChunkErrorOutcome>('reloading');
  useEffect(() => {
    let isMounted = true;
    const recover = async () => {
      const result = await recoverFromChunkError();
      if (isMounted) setOutcome(result);
    };
    void recover();
    return () => {
      isMounted = false;
    };
  }, []);
  return outcome === 'reloading' ? <PageSkeleton /> : <Message reason={outcome} />;
}

function Message({ reason }: { reason: 'offline' | 'missing' }) {
  const { t } = useTranslation();
  const [status, setStatus] = useState('');

  async function retry() {
    setStatus(t('errorState.loading'));
    if (await isServerReachable()) window.location.reload();
    else setStatus(t('errorState.stillOffline'));
  }

  return (
    <StatusPage title={t(`errorState.${reason}`)} text={t(`errorState.${reason}Text`)}>
      <PageHead title={t(`errorState.${reason}`)} />
      <Button onClick={retry}>{t('retry')}</Button>
      <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.home} {...props} />}>
        {t('notFound.home')}
      </ButtonLink>
      <output>{status}</output>
    </StatusPage>
  );
}
