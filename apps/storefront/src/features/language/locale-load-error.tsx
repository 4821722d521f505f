import { useTranslation } from 'react-i18next';
import type { Language } from '@shop/i18n';
import { Button, Toast } from '@shop/ui';

type Props = { language: Language; onRetry: () => void; onClose: () => void };

/** A message that the texts of a language could not be loaded, with a retry button. */
export function LocaleLoadError({ language, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  return (
    // `alert`: screen readers announce an alert that is inserted, but not an inserted `output`.
    <div role="alert">
      <Toast
        tone="failure"
        message={`${t(`language.${language}`)}. ${t('errorState.language')}`}
        action={
          <Button variant="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
        closeLabel={t('close')}
        onClose={onClose}
      />
    </div>
  );
}
