import { useTranslation } from '@shop/i18n/react';
import { VisuallyHidden } from '@shop/ui';

/** Tells screen readers what a skeleton shows everybody else. */
export function LoadingNote() {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <output>{t('failure.loading')}</output>
    </VisuallyHidden>
  );
}
