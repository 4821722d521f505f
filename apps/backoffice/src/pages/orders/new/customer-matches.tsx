import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REFUSED_WARNING } from '@shop/contract/constants';
import { normalizePhone } from '@shop/contract/phone';
import type { CustomerRecord } from '@shop/contract/schemas';
import { tunisianDigits } from '@shop/contract/tunisian-phone';
import { formatPhone } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import type { DraftProposal } from './draft-values.ts';
import { useCustomerMatches } from './use-customer-matches.ts';

export type CustomerMatchesProps = {
  /** As typed. */
  number: string;
  onUse: (proposal: DraftProposal) => void;
};

/**
 * The customers with the typed number, each with a button that fills in the name, the last address and an incomplete
 * number; nothing without the feature `customers`.
 */
export function CustomerMatches({ number, onUse }: CustomerMatchesProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { customers, hasFailed } = useCustomerMatches(number);
  if (!client.features().has('customers')) return null;
  const isComplete = tunisianDigits(normalizePhone(number)) !== undefined;
  return (
    <Stack aria-live="polite" sx={{ gap: 3 }}>
      {hasFailed && <Alert severity="warning">{t('orderNew.matchesFailed')}</Alert>}
      {customers.length === 0 && !hasFailed && (
        <Typography variant="body2" color="textSecondary">
          {t('orderNew.knownHint')}
        </Typography>
      )}
      {customers.map((customer) => (
        <Match key={customer.id} customer={customer} isComplete={isComplete} onUse={onUse} />
      ))}
    </Stack>
  );
}

type MatchProps = Pick<CustomerMatchesProps, 'onUse'> & {
  customer: CustomerRecord;
  /** Whether the typed number is a whole one. */
  isComplete: boolean;
};

function Match({ customer, isComplete, onUse }: MatchProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [last] = customer.order_list;
  const name = customer.name || t('customers.nameless');

  function applyCustomer() {
    onUse({
      client_name: customer.name,
      // A complete number stays: it may be the second one of this customer.
      ...(!isComplete && { number: customer.numbers[0] ?? '' }),
      ...(last && { street: last.street, city: last.city }),
    });
    announce(t('orderNew.usedCustomer', { name }));
  }

  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        p: 4,
      }}
    >
      <Stack sx={{ minWidth: 0, flex: '1 1 14rem' }}>
        <Typography variant="caption" color="textSecondary">
          {t('orderNew.known')} · <bdi>{formatPhone(customer.numbers[0] ?? '')}</bdi>
        </Typography>
        <Typography dir="auto" sx={{ fontWeight: 'fontWeightBold', ...TYPED_LINE }}>
          {name}
        </Typography>
        {last && (
          <Typography dir="auto" sx={TYPED_LINE}>
            {last.street}, {last.city}
          </Typography>
        )}
        <Typography variant="body2" color={isSuspect(customer) ? 'error' : 'textSecondary'}>
          {t('orderNew.orderCount', { count: customer.orders })}
          {customer.refused > 0 && ` · ${t('orderNew.refusedCount', { count: customer.refused })}`}
          {customer.blocked && ` · ${t('orderNew.blocked')}`}
        </Typography>
      </Stack>
      <Button variant="outlined" onClick={applyCustomer} sx={{ flex: 'none' }}>
        <span aria-hidden="true">{t('orderNew.useCustomer')}</span>
        <VisuallyHidden>{t('orderNew.useCustomerOf', { name })}</VisuallyHidden>
      </Button>
    </Paper>
  );
}

function isSuspect({ refused, blocked }: CustomerRecord): boolean {
  return blocked || refused >= REFUSED_WARNING;
}
