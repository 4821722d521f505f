import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

export type UnsavedChangesGuardProps = {
  /** Called when the owner leaves. */
  hasUnsavedChanges: () => boolean;
  /** Called after the owner chose to leave without saving. */
  onLeave?: () => void;
};

/**
 * Shows a confirmation before the owner leaves a form with unsaved changes: by closing it, by
 * Back, by a link, or by closing the tab, where the browser has its own texts.
 */
export function UnsavedChangesGuard({ hasUnsavedChanges, onLeave }: UnsavedChangesGuardProps) {
  const { t } = useTranslation();
  const blocker = useBlocker(hasUnsavedChanges);

  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [hasUnsavedChanges]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      question={t('dialog.leaveTitle')}
      text={t('dialog.leaveText')}
      confirm={t('dialog.leave')}
      cancel={t('dialog.stay')}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
