import type { Order } from '@shop/contract/schemas';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { PackingSlip } from './packing-slip.tsx';
import styles from './packing-slips.module.css';

export type PackingSlipsProps = { orders: readonly Order[]; onDone: () => void };

/** Prints a packing slip for each order, A5, one a sheet: nothing of them shows on the screen. */
export function PackingSlips({ orders, onDone }: PackingSlipsProps) {
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Phones say "printed" while they are still drawing the pages: the slips stay until the owner is back.
    const waitForOwner = () => {
      for (const sign of ['pointerdown', 'keydown']) {
        window.addEventListener(sign, () => done(), { signal, capture: true });
      }
    };
    window.addEventListener('afterprint', waitForOwner, { signal, once: true });
    window.print();
    return () => leaving.abort();
  }, []);

  return createPortal(
    <div className={styles.slips} lang="fr">
      {orders.map((order) => (
        <PackingSlip key={order.command_id} order={order} />
      ))}
    </div>,
    document.body,
  );
}
