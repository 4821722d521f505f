import Chip from '@mui/material/Chip';
import type { Message } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';

/** Whether a message is answered; nothing without the feature `message-status`. */
export function AnsweredChip({ message: { answered } }: { message: Message }) {
  const { t } = useTranslation();
  if (answered === undefined) return null;
  return (
    <Chip
      component="span"
      color={answered ? 'success' : 'warning'}
      label={answered ? t('queries.answeredOne') : t('queries.unansweredOne')}
    />
  );
}
