import Button from '@mui/material/Button';
import { isEditable } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { addDraftTexts } from '@shop/i18n/backoffice-drafts';
import { OrdersIcon } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../lib/shop-context.ts';
import { pieceCount } from '../api/order-amounts.ts';

const OrderSplitDialog = lazy(async () => ({
  default: (await import('./order-split-dialog.tsx')).OrderSplitDialog,
}));

/** Opens the form that splits an order; nothing where it cannot be split. */
export function OrderSplitButton({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  addDraftTexts(i18n);
  const { client } = useShop();
  /** The order as it was when the form was opened. */
  const [opened, setOpened] = useState<Order>();
  const canSplit =
    client.features().has('drafts') &&
    order.version !== undefined &&
    isEditable(order.status) &&
    pieceCount(order) > 1;
  return (
    <>
      {canSplit && (
        <Button
          onClick={() => setOpened(order)}
          startIcon={<OrdersIcon size={20} />}
          sx={{ flex: 'none' }}
        >
          {t('orderSplit.open')}
        </Button>
      )}
      {opened && (
        <Suspense>
          <OrderSplitDialog order={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
