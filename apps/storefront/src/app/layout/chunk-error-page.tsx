import { useChunkErrorRecovery, type ChunkErrorRecovery } from '@shop/app-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, StatusPage } from '@shop/ui';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** Replaces a page whose chunk could not be loaded (F6): reloads the page, or displays the reason. */
export function ChunkErrorPage() {
  const { outcome, ...recovery } = useChunkErrorRecovery();
  if (outcome === 'reloading') return <PageSkeleton />;
  return <Message reason={outcome} {...recovery} />;
}

type MessageProps = Omit<ChunkErrorRecovery, 'outcome'> & {
  reason: Exclude<ChunkErrorRecovery['outcome'], 'reloading'>;
};

const TEXTS = {
  unreachable: { title: 'errorState.offline', text: 'errorState.offlineText' },
  failing: { title: 'errorState.missing', text: 'errorState.failingText' },
  missing: { title: 'errorState.missing', text: 'errorState.missingText' },
} as const;

const ATTEMPT_TEXTS = {
  checking: 'errorState.loading',
  unreachable: 'errorState.stillOffline',
  failing: 'errorState.stillFailing',
} as const;

function Message({ reason, attempt, retry }: MessageProps) {
  const { t } = useTranslation();
  const { title, text } = TEXTS[reason];
  return (
    <StatusPage title={t(title)} text={t(text)}>
      <PageHead title={t(title)} />
      <Button onClick={retry}>{t('retry')}</Button>
      <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.home} {...props} />}>
        {t('notFound.home')}
      </ButtonLink>
      <output>{attempt && t(ATTEMPT_TEXTS[attempt])}</output>
    </StatusPage>
  );
}
