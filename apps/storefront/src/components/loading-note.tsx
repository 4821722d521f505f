import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@shop/ui';

/** Announces to screen readers that content is loading, which the skeleton shows visually. */
export function LoadingNote() {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <output>{t('errorState.loading')}</output>
    </VisuallyHidden>
  );
}
