import type { Order } from '@shop/contract/schemas';
import { useState } from 'react';

/** The selected orders; the selection survives pages, searches and tabs. */
export function useOrderSelection(shown: readonly Order[] = []) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Order>>(new Map());
  /** The lists that were selected whole; after an order is deselected, none. */
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const current = new Map(shown.map((order) => [order.command_id, order]));

  function select(orders: readonly Order[], isSelected: boolean) {
    if (!isSelected) setWhole(new Set());
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
    /** Selects all orders of a list; `name` identifies its filters. */
    selectWhole: (name: string, orders: readonly Order[]) => {
      select(orders, true);
      setWhole((names) => new Set([...names, name]));
    },
    isWhole: (name: string) => whole.has(name),
    clear: () => {
      setSelected(new Map());
      setWhole(new Set());
    },
  };
}

export type OrderSelection = ReturnType<typeof useOrderSelection>;
