import type { Order } from '@shop/contract/schemas';
import { lazy, Suspense, useState } from 'react';
import { useCanEdit, useOrderEditParam } from './use-order-edit-param.ts';

const OrderEditForm = lazy(async () => ({
  default: (await import('./order-edit-form.tsx')).OrderEditForm,
}));

/**
 * The form of the order in the URL. It keeps the order with which it was opened, also when that changes or is deleted
 * meanwhile.
 */
export function OrderEdit({ order }: { order: Order | undefined }) {
  const { editedId, closeEdit } = useOrderEditParam();
  const [opened, setOpened] = useState<Order>();
  const canEdit = useCanEdit(order);
  const isOpened = opened !== undefined && opened.command_id === editedId;
  if (editedId === null && opened) setOpened(undefined);
  if (!isOpened && canEdit && order?.command_id === editedId) setOpened(order);
  if (!isOpened) return null;
  return (
    <Suspense>
      <OrderEditForm key={opened.command_id} order={opened} onClose={closeEdit} />
    </Suspense>
  );
}
