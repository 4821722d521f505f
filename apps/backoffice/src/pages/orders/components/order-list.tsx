import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from '@shop/contract/schemas';
import { customMedia } from '@shop/ui/tokens';
import { CardGrid } from '../../../components/card-grid.tsx';
import type { OrderSelection } from '../hooks/use-order-selection.ts';
import { OrderCard } from './order-card.tsx';
import { OrderRow } from './order-row.tsx';
import { SelectPage } from './select-page.tsx';
import { OrderTable } from './order-table.tsx';

export type OrderListProps = {
  orders: readonly Order[];
  selection: OrderSelection;
  onOpen: (order: Order) => void;
  onDelete: (order: Order) => void;
};

/** The orders of a page: a table on a desktop, cards in narrower windows. */
export function OrderList({ orders, selection, onOpen, onDelete }: OrderListProps) {
  const isTable = useIsTable();
  const Item = isTable ? OrderRow : OrderCard;
  const items = orders.map((order) => (
    <Item
      key={order.command_id}
      order={order}
      isSelected={selection.has(order)}
      onSelect={(isSelected) => selection.select([order], isSelected)}
      onOpen={() => onOpen(order)}
      onDelete={() => onDelete(order)}
    />
  ));
  if (!isTable) return <CardGrid>{items}</CardGrid>;
  const selectPage = <SelectPage orders={orders} selection={selection} hasLabel={false} />;
  return <OrderTable selectPage={selectPage}>{items}</OrderTable>;
}

/** Whether the window has room for the table. */
export function useIsTable(): boolean {
  return useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
}
