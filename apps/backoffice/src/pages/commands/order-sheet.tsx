import Button from '@mui/material/Button';
import { DeleteIcon, Skeleton } from '@shop/ui';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../features/screen/failure-notice.tsx';
import { Notice } from '../../features/screen/notice.tsx';
import { Sheet } from '../../features/screen/sheet.tsx';
import { OrderDetails } from './order-details.tsx';
import { useOpenedOrder } from './use-opened-order.ts';

export type OrderSheetProps = {
  /** The order to show; null shows none. */
  id: string | null;
  /** The orders at hand; undefined while they are on their way. */
  listed: readonly Order[] | undefined;
  onClose: () => void;
  onDelete: (order: Order) => void;
};

/** The View Details modal of an order (ADM-8), also for one the address names that is on no page at hand. */
export function OrderSheet({ id, listed, onClose, onDelete }: OrderSheetProps) {
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
          <Button
            color="error"
            startIcon={<DeleteIcon size={20} />}
            onClick={() => onDelete(order)}
          >
            {t('orders.delete')}
          </Button>
        )
      }
    >
      {order && <OrderDetails order={order} />}
      {!order && <Missing request={request} waiting={listed === undefined} />}
    </Sheet>
  );
}

type MissingProps = {
  request: ReturnType<typeof useOpenedOrder>['request'];
  waiting: boolean;
};

function Missing({ request, waiting }: MissingProps) {
  const { t } = useTranslation();
  if (waiting || request.isFetching) return <Skeleton shape="heading" />;
  if (!request.error) return <Notice title={t('dialog.gone')} />;
  return (
    <FailureNotice
      title={t('list.failed')}
      error={request.error}
      onRetry={() => void request.refetch()}
    />
  );
}
