import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDebouncedValue } from '@shop/app-kit';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Customer, CustomerRecord } from '@shop/contract/schemas';
import { formatPhone } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { CUSTOMERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import type { useMergeCustomers } from '../api/use-merge-customers.ts';

const DEBOUNCE_MS = 200;
const MAX_FOUND = 10;

export type MergeDialogProps = {
  open: boolean;
  customer: CustomerRecord;
  merging: ReturnType<typeof useMergeCustomers>['merging'];
  onClose: () => void;
};

/** The search for another record, and its merge into this one. */
export function MergeDialog({ open, customer, merging, onClose }: MergeDialogProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveDialog open={open} title={t('customers.merge')} onClose={onClose}>
      <Stack sx={{ gap: 4, py: 2 }}>
        <Typography color="textSecondary">{t('customers.mergeHint')}</Typography>
        {merging.error && (
          <Alert severity="error">
            {t('customers.changeFailed')} {t(`errors.${errorKey(merging.error)}`)}
          </Alert>
        )}
        <CustomerSearch
          customer={customer}
          isPending={merging.isPending}
          onChoose={({ id }) => merging.mutate(id)}
        />
      </Stack>
    </ResponsiveDialog>
  );
}

type CustomerSearchProps = {
  customer: CustomerRecord;
  isPending: boolean;
  onChoose: (customer: Customer) => void;
};

function CustomerSearch({ customer, isPending, onChoose }: CustomerSearchProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [CUSTOMERS, 'search', search],
    queryFn: ({ signal }) => client.customers.list({ search, limit: MAX_FOUND }, { signal }),
    enabled: search !== '',
  });
  const others = (data?.items ?? []).filter(({ id }) => id !== customer.id);
  return (
    <>
      <TextField
        type="search"
        label={t('customers.mergeSearch')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        htmlInput={{ maxLength: MAX_LENGTH.search }}
      />
      {error && (
        <ErrorNotice
          title={t('list.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <Box aria-live="polite">
        {data && others.length === 0 && <Typography>{t('customers.mergeNothing')}</Typography>}
        <List disablePadding>
          {others.map((other) => (
            <FoundCustomer
              key={other.id}
              customer={other}
              isPending={isPending}
              onChoose={() => onChoose(other)}
            />
          ))}
        </List>
      </Box>
    </>
  );
}

type FoundCustomerProps = { customer: Customer; isPending: boolean; onChoose: () => void };

function FoundCustomer({ customer, isPending, onChoose }: FoundCustomerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <ListItem divider disableGutters sx={{ gap: 4, py: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} dir="auto" sx={TYPED_LINE}>
          {customer.name || t('customers.nameless')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{[...customer.numbers.map(formatPhone), ...customer.places].join(' · ')}</bdi>
        </Typography>
      </Box>
      <AriaDisabledButton
        variant="outlined"
        inactive={isPending}
        onClick={onChoose}
        aria-describedby={id}
      >
        {t('customers.mergeInto')}
      </AriaDisabledButton>
    </ListItem>
  );
}
