import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { OrderNumbers } from '../../../components/order-numbers.tsx';
import { useLanguage } from '@shop/app-kit';
import { Description, DescriptionList } from '../../../components/description-list.tsx';
import { orderPath } from '../../../lib/paths.ts';
import { MessageReply, type MessageReplyProps } from './message-reply.tsx';

/** The details of a message: customer, text and order (ADM-9). */
export function MessageDetails({ message, marking }: MessageReplyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const orderId = message.command?.command_id ?? message.command_id;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <DescriptionList>
        <Description name={t('queries.id')}>{message.id}</Description>
        <Description name={t('queries.client')}>
          <span dir="auto">{message.client_name}</span>
        </Description>
        <Description name={t('queries.email')}>
          <Link href={`mailto:${encodeURIComponent(message.email)}`} dir="auto">
            {message.email}
          </Link>
        </Description>
        {message.created_at && (
          <Description name={t('queries.receivedAt')}>
            {formatDateTime(message.created_at, language)}
          </Description>
        )}
        {orderId && (
          <Description name={t('queries.order')}>
            <Link component={RouterLink} to={orderPath(orderId)}>
              <OrderNumbers>{t('queries.seeOrder', { id: orderId })}</OrderNumbers>
            </Link>
          </Description>
        )}
      </DescriptionList>
      <Paper component="section" sx={{ p: 4 }}>
        <Typography component="h3" variant="h4">
          {t('queries.message')}
        </Typography>
        <Typography dir="auto" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message.message}
        </Typography>
      </Paper>
      <MessageReply message={message} marking={marking} />
    </Box>
  );
}
