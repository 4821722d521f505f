import type { Order } from '@shop/contract/schemas';
import { useState } from 'react';

/** The orders picked for a common act; they stay picked over pages, searches and tabs. */
export function useOrderSelection(shown: readonly Order[] = []) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Order>>(new Map());
  const current = new Map(shown.map((order) => [order.command_id, order]));

  function pick(orders: readonly Order[], isPicked: boolean) {
    setPicked((before) => {
      const next = new Map(before);
      for (const order of orders) {
        if (isPicked) next.set(order.command_id, order);
        else next.delete(order.command_id);
      }
      return next;
    });
  }

  return {
    /** As the page at hand has them, or as they were when they were picked. */
    orders: Array.from(picked, ([id, order]) => current.get(id) ?? order),
    has: (order: Order) => picked.has(order.command_id),
    pick,
    clear: () => setPicked(new Map()),
  };
}

export type OrderSelection = ReturnType<typeof useOrderSelection>;
