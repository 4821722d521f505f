import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Alert from '@mui/material/Alert';
import type { CustomerRecord } from '@shop/contract/schemas';
import { ChevronLeftIcon, VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { CustomerFigures } from '../../components/customer-figures.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { NotFoundNotice } from '../../components/not-found-notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { isNotFound } from '../../lib/error-key.ts';
import { paths } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';
import { useCustomer } from './api/use-customer.ts';
import { BlockButton } from './components/block-button.tsx';
import { CustomerContact } from './components/customer-contact.tsx';
import { CustomerHistory } from './components/customer-history.tsx';
import { CustomerNotes } from './components/customer-notes.tsx';
import { CustomersMissing } from './components/customers-missing.tsx';
import { CustomerOrders } from './components/customer-orders.tsx';
import { MergeSection } from './components/merge-section.tsx';
import { TagsSection } from './components/tags-section.tsx';

/** `/admin/customers/:id`: the record of one customer, where the API server has the feature `customers`. */
export function CustomerPage() {
  const { client } = useShop();
  const { id = '' } = useParams();
  return client.features().has('customers') ? <Customer key={id} id={id} /> : <CustomersMissing />;
}

function Customer({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: customer, error, isFetching, refetch } = useCustomer(id);
  return (
    <>
      <PageHeading
        title={customer ? customer.name || t('customers.nameless') : t('customers.record')}
        note={customer ? t('customers.record') : null}
      >
        {!isNotFound(error) && (
          <Button
            component={Link}
            to={paths.Customers}
            startIcon={<ChevronLeftIcon size={20} />}
            // On a phone it has a row of its own.
            sx={{ mx: -3, justifyContent: 'start' }}
          >
            {t('customers.seeAll')}
          </Button>
        )}
      </PageHeading>
      {isNotFound(error) ? (
        <NotFoundNotice
          title={t('customers.notFound')}
          text={t('customers.notFoundText')}
          listPath={paths.Customers}
          listName={t('customers.seeAll')}
        />
      ) : (
        error &&
        !customer && (
          <ErrorNotice
            title={t('customers.failed')}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )
      )}
      {customer && !isNotFound(error) && <CustomerContent customer={customer} />}
      {!customer && !error && <CustomerSkeleton />}
    </>
  );
}

function CustomerContent({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation();
  return (
    <>
      {customer.blocked && (
        <Alert severity="error" slotProps={{ root: { role: 'note' } }}>
          {t('customers.warnings.blocked')}
        </Alert>
      )}
      <Paper sx={{ p: { xs: 4, sm: 5 } }}>
        <CustomerFigures customer={customer} />
      </Paper>
      <Grid container columnSpacing={10} rowSpacing={6}>
        <Grid size={{ xs: 12, md: 7 }}>
          <CustomerOrders customer={customer} />
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack sx={{ gap: 6, minWidth: 0 }}>
            <CustomerContact customer={customer} />
            <TagsSection customer={customer} />
            <CustomerNotes customer={customer} />
            <MergeSection customer={customer} />
            <Stack sx={{ gap: 4, pt: 5, borderTop: 1, borderColor: 'divider' }}>
              <BlockButton customer={customer} />
              <CustomerHistory customer={customer} />
            </Stack>
          </Stack>
        </Grid>
      </Grid>
    </>
  );
}

function CustomerSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack aria-busy="true" sx={{ gap: 4 }}>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Skeleton variant="rounded" sx={{ height: '6rem' }} />
      <Skeleton sx={{ maxWidth: '16em' }} />
      <Skeleton width="60%" />
    </Stack>
  );
}
