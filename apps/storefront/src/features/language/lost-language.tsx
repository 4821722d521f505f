import { useTranslation } from '@shop/i18n/react';
import type { Language } from '@shop/i18n';
import { Button, Toast } from '@shop/ui';

type Props = { language: Language; onRetry: () => void; onClose: () => void };

/** Says that a language's texts could not be had, and offers to try again. */
export function LostLanguage({ language, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  return (
    // An alert is read out when it appears, what appears within an output is not.
    <div role="alert">
      <Toast
        tone="failure"
        message={`${t(`language.${language}`)}. ${t('failure.language')}`}
        action={
          <Button look="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
        closeLabel={t('close')}
        onClose={onClose}
      />
    </div>
  );
}
