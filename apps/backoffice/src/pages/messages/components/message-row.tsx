import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@shop/i18n';
import { ShowIcon } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { IconAction } from '../../../components/icon-action.tsx';
import { openButtonId } from '../../../features/resource-list/open-button.ts';
import { SELECTED_ROW } from '../../../features/resource-list/resource-table.tsx';
import type { MessageColumns } from '../hooks/use-message-columns.ts';
import { AnsweredChip } from './answered-chip.tsx';
import type { MessageItemProps } from './message-item.ts';
import { MessageMenu } from './message-menu.tsx';

/** The cell has the width that is left, and its text ends there. */
const TRUNCATED = { width: '99%', maxWidth: 0 };
const CLIENT = { minWidth: '12rem', maxWidth: '12rem' };
const LINE = { lineHeight: 1.3 } as const;
const ANYWHERE = { overflowWrap: 'anywhere' } as const;
const TWO_LINES = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
};

export type MessageRowProps = MessageItemProps & { columns: MessageColumns };

/** A message's row in the table, with the contents and accessible names of its card (ADM-9). */
export function MessageRow(props: MessageRowProps) {
  const { message, isSelected, onSelect, columns, onOpen, onDelete } = props;
  const { isCompact, isShown } = columns;
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  return (
    <TableRow hover selected={isSelected} aria-labelledby={title} sx={SELECTED_ROW}>
      <TableCell padding="checkbox">
        <SelectItem
          label={t('messageSelection.one', { id: message.id })}
          isSelected={isSelected}
          onSelect={onSelect}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        <Typography
          id={title}
          component="h2"
          variant="body2"
          noWrap
          color={message.query_type === 'return' ? 'secondary' : 'textPrimary'}
          sx={{ fontWeight: 'fontWeightBold', ...LINE }}
        >
          {t(`queries.${message.query_type}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap sx={LINE}>
          {t('queries.number', { id: message.id })}
        </Typography>
      </TableCell>
      <TableCell sx={isShown('message') ? CLIENT : TRUNCATED}>
        <Typography
          dir="auto"
          variant={isCompact ? 'body2' : 'body1'}
          noWrap={isCompact}
          title={message.client_name}
          sx={{ ...LINE, ...ANYWHERE }}
        >
          {message.client_name}
        </Typography>
        <Typography
          dir="auto"
          variant="body2"
          color="textSecondary"
          noWrap={isCompact}
          title={message.email}
          sx={{ ...LINE, ...ANYWHERE }}
        >
          {message.email}
        </Typography>
      </TableCell>
      {isShown('message') && (
        <TableCell sx={TRUNCATED}>
          <Typography
            dir="auto"
            variant="body2"
            noWrap={isCompact}
            sx={isCompact ? {} : { ...TWO_LINES, ...ANYWHERE }}
          >
            {message.message}
          </Typography>
        </TableCell>
      )}
      {isShown('answered') && (
        <TableCell>
          <AnsweredChip message={message} />
        </TableCell>
      )}
      {isShown('date') && (
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          {message.created_at && (
            <time dateTime={message.created_at}>
              {formatDateTime(message.created_at, language)}
            </time>
          )}
        </TableCell>
      )}
      <TableCell>
        <Stack direction="row" sx={{ justifyContent: 'end' }}>
          <IconAction
            id={openButtonId(message.id)}
            label={t('queries.details')}
            icon={<ShowIcon size={20} />}
            describedBy={title}
            onClick={onOpen}
          />
          <MessageMenu describedBy={title} onDelete={onDelete} />
        </Stack>
      </TableCell>
    </TableRow>
  );
}
