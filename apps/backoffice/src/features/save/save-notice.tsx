import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CreateOutcomeError, isApiError, isResponseLost } from '@shop/api-client';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './use-save.ts';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export type SaveNoticeProps = {
  save: Omit<SaveState, 'isPending'>;
  /** The text of a failed save. */
  children: ReactNode;
};

/**
 * What the owner needs to know of a save: its progress, that it stopped, that its outcome is not known,
 * that it failed. It is scrolled into view.
 */
export function SaveNotice({ save, children }: SaveNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { error, isCheckingOutcome, isStalled } = save;
  useEffect(() => {
    if (!error && !isCheckingOutcome && !isStalled) return;
    // A field with an error has the focus.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [error, isCheckingOutcome, isStalled]);
  return (
    <Box
      ref={box}
      sx={{ display: 'grid', flex: '1 1 100%', gap: 3, '&:empty': { display: 'none' } }}
    >
      <Outcome save={save}>{children}</Outcome>
      {save.isStalled ? (
        <StalledAlert save={save} />
      ) : (
        save.sent !== undefined && !save.isCheckingOutcome && <UploadProgress sent={save.sent} />
      )}
    </Box>
  );
}

/** Errors are announced at once, everything else politely. */
const POLITE = { root: { role: 'status' } };

function Outcome({ save, children }: SaveNoticeProps) {
  const { t } = useTranslation();
  const { error, isCheckingOutcome, isStopped } = save;
  if (isCheckingOutcome && !save.isStalled) {
    return (
      <Alert severity="info" slotProps={POLITE}>
        {t('save.checkingOutcome')}
      </Alert>
    );
  }
  if (!error) return null;
  if (isStopped) {
    return (
      <Alert severity="info" slotProps={POLITE}>
        {t('save.stopped')}
      </Alert>
    );
  }
  if (error instanceof CreateOutcomeError && error.outcome === 'created-earlier') {
    return <Alert severity="warning">{t('save.createdEarlier')}</Alert>;
  }
  if (error instanceof CreateOutcomeError || isUpdateLost(error)) {
    return <Alert severity="warning">{t('save.unknown')}</Alert>;
  }
  return <Alert severity="error">{children}</Alert>;
}

const UPDATES: ReadonlySet<string> = new Set(['updateProduct', 'updateImage']);

/**
 * Whether the response to an update was lost. The outcome of a create is a `CreateOutcomeError`; a read before the
 * update whose response was lost changed nothing.
 */
function isUpdateLost(error: Error): boolean {
  return isApiError(error) && UPDATES.has(error.call) && isResponseLost(error);
}

function StalledAlert({ save }: Pick<SaveNoticeProps, 'save'>) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning">
      {t('save.stalled')}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={save.keepWaiting}>
          {t('save.keepWaiting')}
        </Button>
        <Button onClick={save.stop}>{t('save.stop')}</Button>
      </Stack>
    </Alert>
  );
}

/** The upload's progress, from 0 to 1; at 1 the API server processes the images. */
function UploadProgress({ sent }: { sent: number }) {
  const { t } = useTranslation();
  const id = useId();
  const percent = Math.floor(sent * 100);
  return (
    <Box>
      <Typography id={id} variant="caption" color="textSecondary">
        {sent < 1 ? t('save.uploading', { percent }) : t('save.processing')}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant={sent < 1 ? 'determinate' : 'indeterminate'}
        value={percent}
      />
    </Box>
  );
}
