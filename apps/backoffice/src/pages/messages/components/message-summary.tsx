import Typography from '@mui/material/Typography';
import { formatDate } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { SummaryCard } from '../../../features/resource-list/summary-card.tsx';
import { AnsweredChip } from './answered-chip.tsx';
import type { MessageItemProps } from './message-item.ts';

export type MessageSummaryProps = Omit<MessageItemProps, 'onDelete'> & {
  /** Whether its details are beside the list. */
  isOpen: boolean;
};

/** A message in the list beside the details: type, number, customer and first line. */
export function MessageSummary(props: MessageSummaryProps) {
  const { message, isSelected, onSelect, onOpen, isOpen } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <SummaryCard
      itemId={message.id}
      isOpen={isOpen}
      isSelected={isSelected}
      checkbox={
        <SelectItem
          label={t('messageSelection.one', { id: message.id })}
          isSelected={isSelected}
          onSelect={onSelect}
          sx={{ alignSelf: 'center', ml: 2 }}
        />
      }
      onOpen={onOpen}
      title={t(`queries.${message.query_type}`)}
      customer={message.client_name}
      note={message.message}
      aside={
        <>
          <Typography component="span" variant="body2" color="textSecondary">
            {message.created_at
              ? formatDate(message.created_at, language)
              : t('queries.number', { id: message.id })}
          </Typography>
          <AnsweredChip message={message} />
        </>
      }
    />
  );
}
