import Box from '@mui/material/Box';
import {
  CHUNK_ERROR_ATTEMPT_TEXTS,
  CHUNK_ERROR_TEXTS,
  useChunkErrorRecovery,
  type ChunkErrorRecovery,
} from '@shop/app-kit';
import { AlertIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../components/aria-disabled-button.tsx';
import { Notice } from '../components/notice.tsx';
import { CenteredPage } from './centered-page.tsx';

/** Replaces a page whose script could not be loaded (F6): reloads the page, or shows the reason. */
export function ChunkErrorPage() {
  const { outcome, ...recovery } = useChunkErrorRecovery();
  if (outcome === 'reloading') return <CenteredPage component="div" aria-busy="true" />;
  return (
    <CenteredPage component="div">
      <ChunkErrorNotice reason={outcome} {...recovery} />
    </CenteredPage>
  );
}

export type ChunkErrorNoticeProps = Omit<ChunkErrorRecovery, 'outcome'> & {
  reason: Exclude<ChunkErrorRecovery['outcome'], 'reloading'>;
};

/** Why a page could not be loaded, with a retry. */
export function ChunkErrorNotice({ reason, attempt, retry }: ChunkErrorNoticeProps) {
  const { t } = useTranslation();
  const { title, text } = CHUNK_ERROR_TEXTS[reason];
  return (
    <Notice icon={<AlertIcon size={32} />} title={t(title)} text={t(text)} level={1} urgent>
      <AriaDisabledButton variant="contained" onClick={retry} inactive={attempt === 'checking'}>
        {t('retry')}
      </AriaDisabledButton>
      <Box component="output" sx={{ alignSelf: 'center' }}>
        {attempt && t(CHUNK_ERROR_ATTEMPT_TEXTS[attempt])}
      </Box>
    </Notice>
  );
}
