import Stack from '@mui/material/Stack';
import { OrderSplitButton, type OrderSplitButtonProps } from '../split/order-split-button.tsx';
import { OrderEditButton } from './order-edit-button.tsx';

/** What can be done with the lines of an order until it is shipped. */
export function OrderLineActions({ order, onSplit }: OrderSplitButtonProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: { sm: 'end' }, mx: -3 }}>
      <OrderSplitButton order={order} onSplit={onSplit} />
      <OrderEditButton order={order} />
    </Stack>
  );
}
