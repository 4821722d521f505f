import Box from '@mui/material/Box';
import { SectionHeading } from '../../../components/section-heading.tsx';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PrintIcon } from '@shop/ui';
import type { Order } from '@shop/contract/schemas';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { IconAction } from '../../../components/icon-action.tsx';
import { NotFoundNotice } from '../../../components/not-found-notice.tsx';
import { ListDetails } from '../../../features/resource-list/list-details.tsx';
import { listHref, useUrlParams } from '../../../features/resource-list/url-params.ts';
import { withParams } from '../../../features/resource-list/use-list-params.ts';
import { isNotFound } from '../../../lib/error-key.ts';
import { OPEN_PARAM, paths } from '../../../lib/paths.ts';
import { OrderDetails } from './order-details.tsx';
import { useOrder } from '../api/use-order.ts';
import { OrderSplit, useOrderSplit } from '../split/order-split.tsx';
import type { OrderMenuProps } from './order-menu.tsx';
import { useNoteDrafts, type NoteDraft } from '../hooks/use-note-drafts.ts';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';

/** The list needs none of them. */
const OrderNotes = lazy(async () => ({ default: (await import('./order-notes.tsx')).OrderNotes }));
const OrderEdit = lazy(async () => ({
  default: (await import('../edit/order-edit.tsx')).OrderEdit,
}));
const CustomerOrders = lazy(async () => ({
  default: (await import('./customer-orders.tsx')).CustomerOrders,
}));
const CustomerSummary = lazy(async () => ({
  default: (await import('../../../features/customer-summary/customer-summary.tsx'))
    .CustomerSummary,
}));

const OrderWarnings = lazy(async () => ({
  default: (await import('../../../features/customer-summary/order-warnings.tsx')).OrderWarnings,
}));

export type OrderDialogProps = {
  /** The order to show; null closes the dialog. */
  id: string | null;
  /** Whether the window has room for the details beside the list. */
  isPane: boolean;
  /** The listed orders; undefined while they load. */
  listed: readonly Order[] | undefined;
  onClose: () => void;
  onPrint: (order: Order) => void;
  onEnd: OrderMenuProps['onEnd'];
};

/** The View Details dialog of an order (ADM-8), also for an order in the URL that is not listed. */
export function OrderDialog(props: OrderDialogProps) {
  const { id, isPane, listed, onClose, onPrint, onEnd } = props;
  const { t } = useTranslation();
  const { order, request } = useOrder(id, listed);
  const noteDraft = useNoteDrafts();
  const split = useOrderSplit(id);
  return (
    <>
      <ListDetails
        id={id}
        isPane={isPane}
        maxWidth="md"
        title={t('orders.number', { id: id ?? '' })}
        onClose={onClose}
        titleAction={
          order && (
            <IconAction
              label={t('packingSlip.print')}
              icon={<PrintIcon />}
              onClick={() => onPrint(order)}
            />
          )
        }
      >
        {order && (
          <OrderContent
            key={order.command_id}
            {...{ order, isPane, listed, request, onEnd }}
            onSplit={() => split.open(order)}
            noteDraft={noteDraft(order.command_id)}
          />
        )}
        {!order && <Missing request={request} isListLoading={listed === undefined} />}
      </ListDetails>
      <OrderSplit {...split} />
      {id !== null && (
        <Suspense>
          <OrderEdit order={order} />
        </Suspense>
      )}
    </>
  );
}

type Request = ReturnType<typeof useOrder>['request'];

type OrderContentProps = Pick<OrderDialogProps, 'isPane' | 'listed' | 'onEnd'> & {
  order: Order;
  onSplit: () => void;
  request: Request;
  noteDraft: NoteDraft;
};

function OrderContent(props: OrderContentProps) {
  const { order, isPane, listed, request, noteDraft, onEnd, onSplit } = props;
  const { t } = useTranslation();
  const [params] = useUrlParams();
  const top = useFocusWhenLost(!isPane);
  // A phone shows the customer's record far below the button that confirms the order.
  const isNew = order.status === 'new';
  return (
    <Box sx={NO_FOCUS_RING} ref={top} tabIndex={-1}>
      <OrderDetails
        order={order}
        onEnd={onEnd}
        onSplit={onSplit}
        warnings={
          isNew && (
            <Suspense>
              <OrderWarnings orderId={order.command_id} />
            </Suspense>
          )
        }
      >
        <Suspense>
          <CustomerSummary orderId={order.command_id} hasWarningsElsewhere={isNew} />
        </Suspense>
        <Suspense>
          <CustomerOrders
            order={order}
            listed={listed}
            orderHref={(id) => listHref(withParams(params, { [OPEN_PARAM]: id }))}
            searchHref={(search) => listHref(new URLSearchParams({ search }))}
          />
        </Suspense>
        {request.isEnabled && (
          <section>
            <SectionHeading>{t('orders.history')}</SectionHeading>
            {request.error && !order.history ? (
              <ErrorNotice
                title={t('orders.historyFailed')}
                error={request.error}
                onRetry={() => void request.refetch()}
                retrying={request.isFetching}
              />
            ) : (
              <Suspense>
                <OrderNotes order={order} draft={noteDraft} />
              </Suspense>
            )}
          </section>
        )}
      </OrderDetails>
    </Box>
  );
}

/**
 * Focuses the top of an order that replaces another one in the dialog; the first one leaves the
 * focus to the dialog. A pane focuses its own title.
 */
function useFocusWhenLost(isEnabled: boolean) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!isEnabled || (activeElement !== null && activeElement !== document.body)) return;
    top.current?.focus();
  }, [isEnabled]);
  return top;
}

function Missing({ request, isListLoading }: { request: Request; isListLoading: boolean }) {
  const { t } = useTranslation();
  if (isListLoading || request.isLoading) return <OrderDialogSkeleton />;
  if (!request.error || isNotFound(request.error)) {
    return (
      <NotFoundNotice
        title={t('orders.notFound')}
        text={t('orders.notFoundText')}
        listPath={paths.Commands}
        listName={t('orders.seeAll')}
      />
    );
  }
  return (
    <ErrorNotice
      title={t('orders.openFailed')}
      error={request.error}
      onRetry={() => void request.refetch()}
      retrying={request.isFetching}
    />
  );
}

function OrderDialogSkeleton() {
  return (
    <Stack sx={{ gap: 4 }} aria-hidden="true">
      <Skeleton variant="rounded" sx={{ height: '11rem' }} />
      {['one', 'two', 'three'].map((name) => (
        <Stack key={name} direction="row" sx={{ gap: 4 }}>
          <Skeleton variant="rounded" sx={{ flex: 'none', width: 64, height: 80 }} />
          <Stack sx={{ flex: 1, gap: 2 }}>
            <Skeleton sx={{ maxWidth: '16em' }} />
            <Skeleton width="60%" />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
