import type { Order } from '@shop/contract/schemas';
import {
  SelectionBar,
  type SelectionBarProps,
} from '../../../features/resource-list/selection-bar.tsx';
import type { UpdateMany } from '../../../features/resource-list/use-update-many.ts';
import { OrderSelectionActions } from './order-selection-actions.tsx';

export type OrderSelectionBarProps = Omit<
  SelectionBarProps<Order>,
  'texts' | 'isUpdating' | 'children'
> & {
  updates: UpdateMany<Order>;
  onPrint: (orders: readonly Order[]) => void;
};

/** The bar of the selected orders with its actions. */
export function OrderSelectionBar({ updates, onPrint, ...bar }: OrderSelectionBarProps) {
  return (
    <SelectionBar {...bar} texts="orderSelection" isUpdating={updates.isPending}>
      <OrderSelectionActions selection={bar.selection} updates={updates} onPrint={onPrint} />
    </SelectionBar>
  );
}
