import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { openButtonId } from '../../../features/resource-list/open-button.ts';
import { SELECTED_CARD } from '../../../components/card-grid.tsx';
import { AnsweredChip } from './answered-chip.tsx';
import type { MessageItemProps } from './message-item.ts';
import { MessageMenu } from './message-menu.tsx';

/** A message's summary: type, number, customer and e-mail (ADM-9). */
export function MessageCard(props: MessageItemProps) {
  const { message, isSelected, onSelect, onOpen, onDelete } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  return (
    <Card
      component="article"
      aria-labelledby={title}
      sx={{ display: 'grid', gridTemplateRows: '1fr auto', ...(isSelected && SELECTED_CARD) }}
    >
      <CardContent sx={{ display: 'grid', alignContent: 'start', gap: 1, p: 5, pb: 0 }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ ...ROW, alignItems: 'center' }}>
          <SelectItem
            label={t('messageSelection.one', { id: message.id })}
            isSelected={isSelected}
            onSelect={onSelect}
            sx={{ my: -3, ml: -3 }}
          />
          <Typography
            id={title}
            component="h2"
            color={message.query_type === 'return' ? 'secondary' : 'textPrimary'}
            sx={{ flex: 1, fontWeight: 'bold' }}
          >
            {t(`queries.${message.query_type}`)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('queries.number', { id: message.id })}
          </Typography>
        </Stack>
        <Stack direction="row" useFlexGap spacing={3} sx={{ ...ROW, alignItems: 'center' }}>
          <Typography
            variant="h3"
            component="p"
            dir="auto"
            sx={{ minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}
          >
            {message.client_name}
          </Typography>
          <AnsweredChip message={message} />
        </Stack>
        <Typography color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {message.email}
        </Typography>
        {message.created_at && (
          <Typography variant="caption" color="textSecondary">
            <time dateTime={message.created_at}>
              {formatDateTime(message.created_at, language)}
            </time>
          </Typography>
        )}
        <Typography dir="auto" sx={EXCERPT}>
          {message.message}
        </Typography>
      </CardContent>
      <CardActions disableSpacing sx={{ justifyContent: 'space-between', px: 5, pt: 4, pb: 5 }}>
        <Button
          id={openButtonId(message.id)}
          variant="outlined"
          onClick={onOpen}
          aria-describedby={title}
        >
          {t('queries.details')}
        </Button>
        <MessageMenu describedBy={title} onDelete={onDelete} />
      </CardActions>
    </Card>
  );
}

const ROW = { flexWrap: 'wrap', justifyContent: 'space-between' };

/** The first two lines. */
const EXCERPT = {
  display: '-webkit-box',
  overflow: 'hidden',
  mt: 2,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
};
