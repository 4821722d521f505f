import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

/**
 * Shows a confirmation before the owner leaves a form with unsaved changes: by closing it, by
 * Back, by a link, or by closing the tab, where the browser has its own texts.
 * @param hasUnsavedChanges called when the owner leaves
 */
export function UnsavedChangesGuard({ hasUnsavedChanges }: { hasUnsavedChanges: () => boolean }) {
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
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
