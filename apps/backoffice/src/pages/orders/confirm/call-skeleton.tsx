import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Call } from '@shop/contract/schemas';
import { customMedia } from '@shop/ui/tokens';
import { useTranslation } from 'react-i18next';
import { Placeholders } from '../../../components/placeholders.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { SummarySkeleton } from '../../../features/customer-summary/customer-summary.tsx';
import { SAMPLE_ORDERS } from '../../../lib/sample-orders.ts';
import { OrderLines } from '../components/order-lines.tsx';
import { OrderTotals } from '../components/order-totals.tsx';
import { CallHead } from './call-head.tsx';
import { CallOutcomes, type CallOutcomesProps } from './call-outcomes.tsx';

const [ORDER] = SAMPLE_ORDERS;
const CALL: Call | undefined = ORDER && {
  order: ORDER,
  stock: [],
  no_answers: 0,
  max_no_answers: null,
  next_call_at: null,
  next_try_at: '2000-12-20T10:00:00.000Z',
  lease: null,
};

/** The place of the next call while it loads. */
export function CallSkeleton({ hasKeys }: Pick<CallOutcomesProps, 'hasKeys'>) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
  if (!CALL) return null;
  return (
    <Stack sx={{ gap: 5, minWidth: 0 }}>
      <Placeholders>
        <CallHead call={CALL} isWide={isWide} headingRef={null} isContactNext onContact={ignore} />
        <Grid container columnSpacing={10} rowSpacing={6}>
          <Grid size={{ xs: 12, md: 7 }}>
            <Stack sx={{ gap: 4 }}>
              <OrderLines order={CALL.order} />
              <OrderTotals order={CALL.order} />
            </Stack>
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <SectionHeading>{t('customers.record')}</SectionHeading>
            <Stack sx={{ gap: 4, pt: 3, alignItems: 'stretch' }}>
              <SummarySkeleton />
            </Stack>
          </Grid>
        </Grid>
      </Placeholders>
      <CallOutcomes onChoose={ignore} isInactive isNext={false} hasKeys={hasKeys} />
    </Stack>
  );
}

function ignore() {}
