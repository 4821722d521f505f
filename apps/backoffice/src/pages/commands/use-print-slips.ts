import type { Order } from '@shop/contract/schemas';
import { useState } from 'react';

/** What is being printed; `count` tells one printing from the next of the same orders. */
type Printing = { orders: readonly Order[]; count: number };

/** Prints packing slips: `printing` goes to `PackingSlips`, by its count. */
export function usePrintSlips() {
  const [printing, setPrinting] = useState<Printing>({ orders: [], count: 0 });
  return {
    printing,
    print: (orders: readonly Order[]) => setPrinting(({ count }) => ({ orders, count: count + 1 })),
    done: () => setPrinting(({ count }) => ({ orders: [], count })),
  };
}
