import type { Order } from '@shop/contract/schemas';
import { lazy, Suspense, useState } from 'react';

const OrderSplitDialog = lazy(async () => ({
  default: (await import('./order-split-dialog.tsx')).OrderSplitDialog,
}));

/**
 * The open form that splits an order. It keeps the order as it was when the form was opened; the details of another
 * order close it.
 * @param id the order whose details are open
 */
export function useOrderSplit(id: string | null | undefined) {
  const [opened, setOpened] = useState<Order>();
  if (opened && opened.command_id !== id) setOpened(undefined);
  return { opened, open: setOpened, close: () => setOpened(undefined) };
}

/** The form of `useOrderSplit`; nothing while it is closed. */
export function OrderSplit({ opened, close }: ReturnType<typeof useOrderSplit>) {
  if (!opened) return null;
  return (
    <Suspense>
      <OrderSplitDialog order={opened} onClose={close} />
    </Suspense>
  );
}
