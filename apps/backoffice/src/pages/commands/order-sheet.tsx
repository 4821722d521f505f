import Button from '@mui/material/Button';
import { DeleteIcon, PrintIcon, Skeleton } from '@shop/ui';
import type { Order } from '@shop/contract/schemas';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../../features/screen/failure-notice.tsx';
import { GoneNotice } from '../../features/screen/gone-notice.tsx';
import { Sheet } from '../../features/screen/sheet.tsx';
import { changedParams } from '../../features/screen/use-list-view.ts';
import { isGone } from '../../platform/failure-key.ts';
import { OPEN_PARAM, paths } from '../../platform/paths.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderNotes } from './order-notes.tsx';
import styles from './order-sheet.module.css';
import { SamePhone } from './same-phone.tsx';
import { useOpenedOrder } from './use-opened-order.ts';

export type OrderSheetProps = {
  /** The order to show; null shows none. */
  id: string | null;
  /** The orders at hand; undefined while they are on their way. */
  listed: readonly Order[] | undefined;
  onClose: () => void;
  onPrint: (order: Order) => void;
  onDelete: (order: Order) => void;
};

/** The View Details modal of an order (ADM-8), also for one the address names that is on no page at hand. */
export function OrderSheet({ id, listed, onClose, onPrint, onDelete }: OrderSheetProps) {
  const { t } = useTranslation();
  const { order, request } = useOpenedOrder(id, listed);
  return (
    <Sheet
      open={id !== null}
      title={t('orders.number', { id: id ?? '' })}
      onClose={onClose}
      maxWidth="md"
      actions={
        order && (
          <>
            <Button
              color="error"
              startIcon={<DeleteIcon size={20} />}
              onClick={() => onDelete(order)}
            >
              {t('orders.delete')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<PrintIcon size={20} />}
              onClick={() => onPrint(order)}
            >
              {t('slip.print')}
            </Button>
          </>
        )
      }
    >
      {order && <Opened key={order.command_id} order={order} listed={listed} request={request} />}
      {!order && <Missing request={request} waiting={listed === undefined} />}
    </Sheet>
  );
}

type Request = ReturnType<typeof useOpenedOrder>['request'];

type OpenedProps = { order: Order; listed: readonly Order[] | undefined; request: Request };

function Opened({ order, listed, request }: OpenedProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const top = useArrival();
  return (
    <div ref={top} tabIndex={-1} className={styles.opened}>
      <OrderDetails order={order}>
        <SamePhone
          order={order}
          listed={listed}
          hrefOf={(id) => `?${changedParams(params, { [OPEN_PARAM]: id })}`}
          hrefOfSearch={(search) => `?${new URLSearchParams({ search })}`}
        />
        {request.isEnabled && (
          <section>
            <h3 className={styles.heading}>{t('orders.history')}</h3>
            {request.error && !order.history ? (
              <FailureNotice
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
    </div>
  );
}

/** Where another order opens in the place of one, the focus and the view go to its top; a first one leaves them to the dialog. */
function useArrival() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    top.current?.focus();
  }, []);
  return top;
}

function Missing({ request, waiting }: { request: Request; waiting: boolean }) {
  const { t } = useTranslation();
  if (waiting || request.isLoading) return <Skeleton shape="heading" />;
  if (!request.error || isGone(request.error)) {
    return (
      <GoneNotice
        title={t('orders.gone')}
        listPath={paths.Commands}
        listName={t('orders.seeAll')}
      />
    );
  }
  return (
    <FailureNotice
      title={t('orders.openFailed')}
      error={request.error}
      onRetry={() => void request.refetch()}
      retrying={request.isFetching}
    />
  );
}
