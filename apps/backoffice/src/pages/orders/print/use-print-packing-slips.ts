import type { Order } from '@shop/contract/schemas';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import type { PackingSlipsProps } from './packing-slips.tsx';

/** The printed orders; `count` makes printing the same orders twice two prints. */
type Printing = {
  PackingSlips: ComponentType<PackingSlipsProps>;
  orders: readonly Order[];
  count: number;
};

/** Prints packing slips. Their module is loaded then; without a network an error is announced. */
export function usePrintPackingSlips() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [printing, setPrinting] = useState<Printing>();

  async function load(orders: readonly Order[]) {
    try {
      const { PackingSlips } = await import('./packing-slips.tsx');
      setPrinting((last) => ({ PackingSlips, orders, count: (last?.count ?? 0) + 1 }));
    } catch {
      announce(t('packingSlip.failed'), { severity: 'error' });
    }
  }

  return {
    printing,
    print: (orders: readonly Order[]) => void load(orders),
    done: () => setPrinting(undefined),
  };
}
