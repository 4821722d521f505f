import { useEffect } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';

/**
 * Asks before the owner leaves with unsaved changes, by whichever way: closing the form, Back, a
 * link, or the tab itself (where the browser asks in its own words).
 * @param isUnsaved asked at the moment of leaving
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(isUnsaved);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      question={t('dialog.leaveTitle')}
      text={t('dialog.leaveText')}
      confirm={t('dialog.leave')}
      cancel={t('dialog.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
