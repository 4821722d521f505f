import type { Order } from '@shop/contract/schemas';
import type { OrderMenuProps } from './order-menu.tsx';

/** The props of an order's card and of its table row. */
export type OrderItemProps = {
  order: Order;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
  onEnd: OrderMenuProps['onEnd'];
};
