import type { Order } from '@shop/contract/schemas';
import { useState } from 'react';

/** The printed orders; `count` makes printing the same orders twice two prints. */
type Printing = { orders: readonly Order[]; count: number };

/** Prints packing slips: `printing` are the props of `PackingSlips`, with `count` as its key. */
export function usePrintPackingSlips() {
  const [printing, setPrinting] = useState<Printing>({ orders: [], count: 0 });
  return {
    printing,
    print: (orders: readonly Order[]) => setPrinting(({ count }) => ({ orders, count: count + 1 })),
    done: () => setPrinting(({ count }) => ({ orders: [], count })),
  };
}
