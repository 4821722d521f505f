import Typography from '@mui/material/Typography';
import { isApiError } from '@shop/api-client';
import { AlertIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../lib/error-key.ts';
import { AriaDisabledButton } from './aria-disabled-button.tsx';
import { Notice } from './notice.tsx';

export type ErrorNoticeProps = {
  title: string;
  error: unknown;
  level?: 1 | 2 | 3;
  /** Retries; the button is disabled while it runs. */
  onRetry: () => void;
  retrying?: boolean;
  /** Another action next to Retry. */
  children?: ReactNode;
};

/**
 * An error message with its reason and a Retry button. An error of the API server has a reference, which is in the
 * server's log.
 */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { title, error, level = 2, onRetry, retrying = false, children } = props;
  const { t } = useTranslation();
  return (
    <Notice
      icon={<AlertIcon size={32} />}
      title={title}
      text={t(`errors.${errorKey(error)}`)}
      level={level}
      urgent
    >
      {isApiError(error) && error.requestId !== undefined && (
        <Typography variant="caption" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {t('requestReference', { id: error.requestId })}
        </Typography>
      )}
      <AriaDisabledButton variant="contained" onClick={onRetry} inactive={retrying}>
        {retrying ? t('pleaseWait') : t('retry')}
      </AriaDisabledButton>
      {children}
    </Notice>
  );
}
