import Button from '@mui/material/Button';
import { isEditable } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { addDraftTexts } from '@shop/i18n/backoffice-drafts';
import { OrdersIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../lib/shop-context.ts';
import { pieceCount } from '../api/order-amounts.ts';

export type OrderSplitButtonProps = {
  order: Order;
  /** Opens the form: outside of the details, which change with the window's width. */
  onSplit: () => void;
};

/** The button of the form that splits an order; nothing where it cannot be split. */
export function OrderSplitButton({ order, onSplit }: OrderSplitButtonProps) {
  const { t, i18n } = useTranslation();
  addDraftTexts(i18n);
  const { client } = useShop();
  const canSplit =
    client.features().has('drafts') &&
    order.version !== undefined &&
    isEditable(order.status) &&
    pieceCount(order) > 1;
  if (!canSplit) return null;
  return (
    <Button onClick={onSplit} startIcon={<OrdersIcon size={20} />} sx={{ flex: 'none' }}>
      {t('orderSplit.open')}
    </Button>
  );
}
