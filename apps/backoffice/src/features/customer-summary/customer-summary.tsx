import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { OrderCustomer } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CustomerFigures } from '../../components/customer-figures.tsx';
import { CustomerTags } from '../../components/customer-tags.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { isNotFound } from '../../lib/error-key.ts';
import { customerPath } from '../../lib/paths.ts';
import { CustomerWarnings } from './customer-warnings.tsx';
import { useOrderCustomer } from './use-order-customer.ts';

export type CustomerSummaryProps = {
  orderId: string;
  /** Whether `OrderWarnings` shows the warnings elsewhere on the page. */
  hasWarningsElsewhere?: boolean;
};

/**
 * The file of an order's customer in brief, with what to know before confirming the order. Nothing without the feature
 * `customers`, and for an order whose contact is erased.
 */
export function CustomerSummary({ orderId, hasWarningsElsewhere = false }: CustomerSummaryProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch, isEnabled } = useOrderCustomer(orderId);
  if (!isEnabled || isNotFound(error)) return null;
  return (
    <section>
      <SectionHeading>{t('customers.file')}</SectionHeading>
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

function Summary({ data }: { data: OrderCustomer }) {
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
        {t('customers.openFile')}
      </Button>
    </>
  );
}

function SummarySkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Skeleton sx={{ maxWidth: '16em' }} />
      <Skeleton width="60%" />
    </div>
  );
}
