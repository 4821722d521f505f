import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { OrderCustomer } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CustomerFigures } from '../../components/customer-figures.tsx';
import { CustomerTags } from '../../components/customer-tags.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Placeholders } from '../../components/placeholders.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { isNotFound } from '../../lib/error-key.ts';
import { SAMPLE_CUSTOMERS } from '../../lib/sample-customers.ts';
import { customerPath } from '../../lib/paths.ts';
import { CustomerWarnings } from './customer-warnings.tsx';
import { useOrderCustomer } from './use-order-customer.ts';

export type CustomerSummaryProps = {
  orderId: string;
  /** Whether `OrderWarnings` shows the warnings elsewhere on the page. */
  hasWarningsElsewhere?: boolean;
};

/**
 * The record of an order's customer in brief, with what to know before confirming the order. Nothing without the feature
 * `customers`, and for an order whose contact is erased.
 */
export function CustomerSummary({ orderId, hasWarningsElsewhere = false }: CustomerSummaryProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch, isEnabled } = useOrderCustomer(orderId);
  if (!isEnabled || isNotFound(error)) return null;
  return (
    <section>
      <SectionHeading>{t('customers.record')}</SectionHeading>
      <Stack sx={{ gap: 4, pt: 3, alignItems: 'stretch' }}>
        {error && !data && (
          <ErrorNotice
            title={t('customers.failed')}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {data && !hasWarningsElsewhere && <CustomerWarnings data={data} />}
        {data ? <Summary data={data} /> : !error && <SummarySkeleton />}
      </Stack>
    </section>
  );
}

function Summary({ data }: { data: Pick<OrderCustomer, 'customer' | 'notes'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { customer, notes } = data;
  const [note] = notes;
  return (
    <>
      <CustomerFigures customer={customer} />
      <CustomerTags tags={customer.tags} />
      {note && (
        <div>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note.note}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('customers.noteBy', { name: note.by, time: formatDateTime(note.at, language) })}
          </Typography>
        </div>
      )}
      <Button
        component={Link}
        to={customerPath(customer.id)}
        variant="outlined"
        sx={{ alignSelf: 'start' }}
      >
        {t('customers.openRecord')}
      </Button>
    </>
  );
}

/** The place of the record in brief while it loads, below its heading. */
export function SummarySkeleton() {
  const [customer] = SAMPLE_CUSTOMERS;
  return <Placeholders>{customer && <Summary data={{ customer, notes: [] }} />}</Placeholders>;
}
