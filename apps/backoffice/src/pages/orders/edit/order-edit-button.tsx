import Button from '@mui/material/Button';
import type { Order } from '@shop/contract/schemas';
import { EditIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useCanEdit, useOrderEditParam } from './use-order-edit-param.ts';

/** Opens the form that changes an order; nothing where it cannot be changed. */
export function OrderEditButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { openEdit } = useOrderEditParam();
  if (!useCanEdit(order)) return null;
  return (
    <Button
      onClick={() => openEdit(order.command_id)}
      startIcon={<EditIcon size={20} />}
      sx={{ flex: 'none' }}
    >
      {t('orders.edit')}
    </Button>
  );
}
