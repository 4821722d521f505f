import Box from '@mui/material/Box';
import { SectionHeading } from '../../../components/section-heading.tsx';
import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PrintIcon } from '@shop/ui';
import type { Order } from '@shop/contract/schemas';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { NotFoundNotice } from '../../../components/not-found-notice.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { withParams } from '../../../features/resource-list/use-list-params.ts';
import { isNotFound } from '../../../lib/error-key.ts';
import { OPEN_PARAM, paths } from '../../../lib/paths.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderNotes } from './order-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { useOrder } from '../api/use-order.ts';

export type OrderDialogProps = {
  /** The order to show; null closes the dialog. */
  id: string | null;
  /** The listed orders; undefined while they load. */
  listed: readonly Order[] | undefined;
  onClose: () => void;
  onPrint: (order: Order) => void;
  onDelete: (order: Order) => void;
};

/** The View Details dialog of an order (ADM-8), also for an order in the URL that is not listed. */
export function OrderDialog({ id, listed, onClose, onPrint, onDelete }: OrderDialogProps) {
  const { t } = useTranslation();
  const { order, request } = useOrder(id, listed);
  return (
    <ResponsiveDialog
      open={id !== null}
      title={t('orders.number', { id: id ?? '' })}
      onClose={onClose}
      maxWidth="md"
      actions={
        order && (
          <Button
            variant="outlined"
            startIcon={<PrintIcon size={20} />}
            onClick={() => onPrint(order)}
          >
            {t('packingSlip.print')}
          </Button>
        )
      }
    >
      {order && <OrderContent key={order.command_id} {...{ order, listed, request, onDelete }} />}
      {!order && <Missing request={request} isListLoading={listed === undefined} />}
    </ResponsiveDialog>
  );
}

type Request = ReturnType<typeof useOrder>['request'];

type OrderContentProps = Pick<OrderDialogProps, 'listed' | 'onDelete'> & {
  order: Order;
  request: Request;
};

function OrderContent({ order, listed, request, onDelete }: OrderContentProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const top = useFocusOnMount();
  return (
    <Box sx={{ outline: 'none' }} ref={top} tabIndex={-1}>
      <OrderDetails order={order} onDelete={onDelete}>
        <CustomerOrders
          order={order}
          listed={listed}
          orderHref={(id) => `?${withParams(params, { [OPEN_PARAM]: id })}`}
          searchHref={(search) => `?${new URLSearchParams({ search })}`}
        />
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
              <OrderNotes order={order} />
            )}
          </section>
        )}
      </OrderDetails>
    </Box>
  );
}

/**
 * Focuses the top of an order that replaces another one in the dialog; the first one leaves the
 * focus to the dialog.
 */
function useFocusOnMount() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    top.current?.focus();
  }, []);
  return top;
}

function Missing({ request, isListLoading }: { request: Request; isListLoading: boolean }) {
  const { t } = useTranslation();
  if (isListLoading || request.isLoading) return <OrderDialogSkeleton />;
  if (!request.error || isNotFound(request.error)) {
    return (
      <NotFoundNotice
        title={t('orders.notFound')}
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
