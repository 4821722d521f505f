import { useLanguage } from '@shop/app-kit';
import type { CallCounts } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { PhoneIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';

/** No order to call now: when the next call is planned, and how many orders other people have. */
export function EmptyQueue({ counts }: { counts: CallCounts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { due, next_at: nextAt } = counts;
  const texts = [
    due > 0 && t('confirm.others', { count: due }),
    nextAt !== null && t('confirm.nextAt', { time: formatDateTime(nextAt, language) }),
    t('confirm.emptyText'),
  ];
  return (
    <Notice
      icon={<PhoneIcon size={32} />}
      title={t('confirm.empty')}
      text={texts.filter((text) => text !== false).join(' ')}
    />
  );
}
