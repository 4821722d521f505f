import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Call } from '@shop/contract/schemas';
import { formatDateTime, formatPhone } from '@shop/i18n';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { MessageLanguageField } from '../../../features/buyer-messages/message-language-field.tsx';
import { useOrderLanguage } from '../../../features/buyer-messages/use-order-language.ts';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';
import { OrderNumbers } from '../../../components/order-numbers.tsx';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { ContactButtons } from '../components/contact-buttons.tsx';
import { OrderAddress } from '../components/order-address.tsx';
import { OrderAmount } from '../components/order-amount.tsx';
import { QuarantineChip } from '../components/quarantine-chip.tsx';
import { useContactLinks } from '../hooks/use-contact-links.ts';

export type CallHeadProps = {
  call: Call;
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether there is room for the address and the total. */
  isWide: boolean;
  /** Whether to call or write is what to do now. */
  isContactNext: boolean;
  onContact: () => void;
};

/** Whom to call, by which number, and where there is room, the address to read aloud and the total. */
export function CallHead({ call, headingRef, isWide, isContactNext, onContact }: CallHeadProps) {
  const { t } = useTranslation();
  const { order } = call;
  return (
    <Paper
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        columnGap: 10,
        p: { xs: 4, sm: 5 },
      }}
    >
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <Stack sx={{ gap: 2 }}>
          <Typography
            ref={headingRef}
            component="h2"
            variant="h3"
            tabIndex={-1}
            dir="auto"
            sx={{ ...TYPED_LINE, ...NO_FOCUS_RING }}
          >
            {order.client_name}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{formatPhone(order.number)}</bdi> ·{' '}
            <OrderNumbers>{t('orders.number', { id: order.command_id })}</OrderNumbers>{' '}
            <QuarantineChip order={order} />
          </Typography>
        </Stack>
        <Contact call={call} isContactNext={isContactNext} onContact={onContact} />
        <Attempts call={call} />
      </Stack>
      {isWide && (
        <Stack sx={{ gap: 4, minWidth: 0 }}>
          <Box>
            <Typography variant="caption" component="p" color="textSecondary">
              {t('orders.address')}
            </Typography>
            <OrderAddress order={order} />
          </Box>
          <OrderAmount order={order} variant="h2" />
        </Stack>
      )}
    </Paper>
  );
}

type ContactProps = Pick<CallHeadProps, 'call' | 'isContactNext' | 'onContact'>;

/** Large links to call the customer and to write on WhatsApp, in the language that is chosen beside them. */
function Contact({ call, isContactNext, onContact }: ContactProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { optionsFor } = useUndoEdit(announce);
  const chosen = useOrderLanguage(call.order, { announce, optionsFor });
  const links = useContactLinks(call.order, chosen.language);
  if (links.length === 0) return <Typography variant="body2">{t('confirm.noPhone')}</Typography>;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 3,
        '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      <ContactButtons
        links={links}
        isMain={isContactNext}
        size="large"
        onClick={onContact}
        sx={{ minWidth: { sm: '12rem' } }}
      />
      <MessageLanguageField chosen={chosen} />
    </Stack>
  );
}

/** The calls without an answer, and what one more of them does. */
function Attempts({ call }: { call: Call }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { no_answers: count, next_try_at: nextTry, order } = call;
  if (order.status !== 'new') return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {count > 0 && `${t('confirm.attempts', { count })}. `}
      {nextTry === null
        ? t('confirm.lastTry')
        : t('confirm.nextTry', { time: formatDateTime(nextTry, language) })}
    </Typography>
  );
}
