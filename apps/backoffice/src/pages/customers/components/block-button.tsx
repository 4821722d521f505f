import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CustomerRecord } from '@shop/contract/schemas';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useChangeCustomer } from '../api/use-change-customer.ts';
import { useUndoCustomerChange } from '../api/use-undo-customer-change.ts';

/**
 * Blocks a customer, which is called "flag" on the screen, or ends the block. It warns the team, and changes nothing
 * for the customer.
 */
export function BlockButton({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { optionsFor } = useUndoCustomerChange(customer);
  const hint = useId();
  const { mutate, isPending, error } = useChangeCustomer(customer.id, ({ blocked }, undoable) =>
    announce(t(blocked ? 'customers.isBlocked' : 'customers.isUnblocked'), optionsFor(undoable)),
  );
  return (
    <Stack sx={{ gap: 3, alignItems: 'start' }}>
      <AriaDisabledButton
        variant="outlined"
        color={customer.blocked ? 'primary' : 'error'}
        inactive={isPending}
        onClick={() => mutate({ blocked: !customer.blocked })}
        aria-describedby={hint}
      >
        {t(customer.blocked ? 'customers.unblock' : 'customers.block')}
      </AriaDisabledButton>
      <Typography id={hint} variant="body2" color="textSecondary">
        {t(customer.blocked ? 'customers.unblockHint' : 'customers.blockHint')}
      </Typography>
      {error && (
        <Alert severity="error">
          {t('customers.changeFailed')} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </Stack>
  );
}
