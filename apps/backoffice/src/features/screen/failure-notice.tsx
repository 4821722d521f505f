import { AlertIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { failureKey } from '../../platform/failure-key.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import { Notice } from './notice.tsx';

export type FailureNoticeProps = {
  title: string;
  error: unknown;
  level?: 1 | 2;
  /** Tries again; busy while it does. */
  onRetry: () => void;
  retrying?: boolean;
  /** Another way on, beside the retry. */
  children?: ReactNode;
};

/** Says what could not be read, why, and offers to try again. */
export function FailureNotice(props: FailureNoticeProps) {
  const { title, error, level = 2, onRetry, retrying = false, children } = props;
  const { t } = useTranslation();
  return (
    <Notice
      icon={<AlertIcon size={32} />}
      title={title}
      text={t(`errors.${failureKey(error)}`)}
      level={level}
      urgent
    >
      <SteadyButton variant="contained" onClick={onRetry} inactive={retrying}>
        {retrying ? t('pleaseWait') : t('retry')}
      </SteadyButton>
      {children}
    </Notice>
  );
}
