import type { Order } from '@shop/contract/schemas';
import { CardGrid } from '../../../components/card-grid.tsx';
import { SelectPage } from '../../../features/resource-list/select-page.tsx';
import type { Sorting } from '../../../features/resource-list/sorted-cell.tsx';
import type { Selection } from '../../../features/resource-list/use-selection.ts';
import type { OrderColumns } from '../hooks/use-order-columns.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderItemProps } from './order-item.ts';
import { OrderRow } from './order-row.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTable } from './order-table.tsx';

export type OrderListProps = {
  orders: readonly Order[];
  selection: Selection<Order>;
  /** The table's columns and sort order; cards without them. */
  table: { columns: OrderColumns; sorting: Sorting } | undefined;
  /** The order whose details are beside the list, which is then a column of summaries. */
  openId: string | null;
  onOpen: (order: Order) => void;
  onEnd: OrderItemProps['onEnd'];
};

/** The orders of a page: a table on a desktop, cards in narrower windows, or short summaries. */
export function OrderList(props: OrderListProps) {
  const { orders, selection, table, openId, onOpen, onEnd } = props;
  const itemProps = (order: Order): OrderItemProps => ({
    order,
    isSelected: selection.has(order),
    onSelect: (isSelected) => selection.select([order], isSelected),
    onOpen: () => onOpen(order),
    onEnd,
  });
  if (openId !== null) {
    return (
      <CardGrid card="row">
        {orders.map((order) => (
          <OrderSummary
            key={order.command_id}
            {...itemProps(order)}
            isOpen={order.command_id === openId}
          />
        ))}
      </CardGrid>
    );
  }
  if (!table) {
    return (
      <CardGrid>
        {orders.map((order) => (
          <OrderCard key={order.command_id} {...itemProps(order)} />
        ))}
      </CardGrid>
    );
  }
  const selectPage = <SelectPage items={orders} selection={selection} hasLabel={false} />;
  return (
    <OrderTable {...table} selectPage={selectPage}>
      {orders.map((order) => (
        <OrderRow key={order.command_id} {...itemProps(order)} columns={table.columns} />
      ))}
    </OrderTable>
  );
}
