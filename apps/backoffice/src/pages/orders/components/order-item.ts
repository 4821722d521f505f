import type { Order } from '@shop/contract/schemas';

/** The props of an order's card and of its table row. */
export type OrderItemProps = {
  order: Order;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
  onDelete: () => void;
};
