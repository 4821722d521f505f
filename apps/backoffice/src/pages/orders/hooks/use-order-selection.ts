import type { Order } from '@shop/contract/schemas';
import { useState } from 'react';

/** The selected orders; the selection survives pages, searches and tabs. */
export function useOrderSelection(shown: readonly Order[] = []) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Order>>(new Map());
  const current = new Map(shown.map((order) => [order.command_id, order]));

  function select(orders: readonly Order[], isSelected: boolean) {
    setSelected((before) => {
      const next = new Map(before);
      for (const order of orders) {
        if (isSelected) next.set(order.command_id, order);
        else next.delete(order.command_id);
      }
      return next;
    });
  }

  return {
    /** The latest data of the current page, or the data at the time of selection. */
    orders: Array.from(selected, ([id, order]) => current.get(id) ?? order),
    has: (order: Order) => selected.has(order.command_id),
    select,
    clear: () => setSelected(new Map()),
  };
}

export type OrderSelection = ReturnType<typeof useOrderSelection>;
