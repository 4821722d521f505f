import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CustomerRecord } from '@shop/contract/schemas';
import { formatPhone } from '@shop/i18n';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useMergeCustomers } from '../api/use-merge-customers.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** The records that were merged into this one, each with a button that separates it, and the merge with another record. */
export function MergeSection({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { merging, separating } = useMergeCustomers(customer, () => setOpen(false));
  return (
    <section>
      <SectionHeading level={2}>{t('customers.merged')}</SectionHeading>
      <Stack sx={{ gap: 2, pt: 3, alignItems: 'start' }}>
        {customer.merged.map(({ id, numbers }) => (
          <MergedCustomer
            key={id}
            numbers={numbers}
            isPending={separating.isPending}
            onSeparate={() => separating.mutate({ other: id, earlier: [] })}
          />
        ))}
        <Button
          variant="outlined"
          onClick={() => {
            merging.reset();
            setOpen(true);
          }}
        >
          {t('customers.merge')}
        </Button>
      </Stack>
      <MergeDialog
        open={isOpen}
        customer={customer}
        merging={merging}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

type MergedCustomerProps = {
  numbers: readonly string[];
  isPending: boolean;
  onSeparate: () => void;
};

function MergedCustomer({ numbers, isPending, onSeparate }: MergedCustomerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
      <Typography id={id}>
        <bdi>{numbers.map(formatPhone).join(', ')}</bdi>
      </Typography>
      <AriaDisabledButton inactive={isPending} onClick={onSeparate} aria-describedby={id}>
        {t('customers.separate')}
      </AriaDisabledButton>
    </Stack>
  );
}
