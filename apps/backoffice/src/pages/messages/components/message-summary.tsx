import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { SummaryCard } from '../../../features/resource-list/summary-card.tsx';
import { AnsweredChip } from './answered-chip.tsx';
import type { MessageItemProps } from './message-item.ts';

export type MessageSummaryProps = Omit<MessageItemProps, 'onDelete'> & {
  /** Whether its details are beside the list. */
  isOpen: boolean;
};

/** A message in the list beside the details: type, number, customer and first line. */
export function MessageSummary({ query, onOpen, isOpen }: MessageSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  return (
    <SummaryCard itemId={query.id} titleId={title} isOpen={isOpen} onOpen={onOpen}>
      <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <Box
          component="span"
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}
        >
          <Typography
            id={title}
            component="span"
            variant="body2"
            sx={{ fontWeight: 'fontWeightBold' }}
          >
            {t(`queries.${query.query_type}`)}
          </Typography>
          <Typography component="span" noWrap dir="auto">
            {query.client_name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" noWrap dir="auto">
            {query.message}
          </Typography>
        </Box>
        <Stack component="span" sx={{ alignItems: 'end', gap: 2, flex: 'none' }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {query.created_at
              ? formatDate(query.created_at, language)
              : t('queries.number', { id: query.id })}
          </Typography>
          <AnsweredChip query={query} />
        </Stack>
      </Stack>
    </SummaryCard>
  );
}
