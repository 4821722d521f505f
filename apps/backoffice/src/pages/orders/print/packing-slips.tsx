import type { Order } from '@shop/contract/schemas';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { PackingSlip } from './packing-slip.tsx';
import styles from './packing-slips.module.css';

export type PackingSlipsProps = { orders: readonly Order[]; onDone: () => void };

/** Prints a packing slip for each order, one A5 page each; nothing is visible on the screen. */
export function PackingSlips({ orders, onDone }: PackingSlipsProps) {
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Phones fire `afterprint` before the pages are rendered: the slips stay until the owner's next
    // input.
    const closeOnNextInput = () => {
      for (const type of ['pointerdown', 'keydown']) {
        window.addEventListener(type, () => done(), { signal, capture: true });
      }
    };
    window.addEventListener('afterprint', closeOnNextInput, { signal, once: true });
    window.print();
    return () => controller.abort();
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
