import { useTranslation } from '@shop/i18n/react';
import { ErrorState } from '@shop/ui';

/** HOME-7: stands in the place of a section that could not be fetched, and offers to try again. */
export function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ErrorState message={t('failure.section')} retry={{ label: t('retry'), onRetry }} />;
}
