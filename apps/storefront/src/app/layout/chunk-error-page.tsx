import {
  CHUNK_ERROR_ATTEMPT_TEXTS,
  CHUNK_ERROR_TEXTS,
  useChunkErrorRecovery,
  type ChunkErrorRecovery,
} from '@shop/app-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, StatusPage } from '@shop/ui';
import { PageHead } from '../../components/page-head.tsx';
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

function Message({ reason, attempt, retry }: MessageProps) {
  const { t } = useTranslation();
  const { title, text } = CHUNK_ERROR_TEXTS[reason];
  return (
    <StatusPage title={t(title)} text={t(text)}>
      <PageHead title={t(title)} />
      <Button onClick={retry}>{t('retry')}</Button>
      <ButtonLink variant="secondary" renderLink={(props) => <Link to={paths.home} {...props} />}>
        {t('notFound.home')}
      </ButtonLink>
      <output>{attempt && t(CHUNK_ERROR_ATTEMPT_TEXTS[attempt])}</output>
    </StatusPage>
  );
}
