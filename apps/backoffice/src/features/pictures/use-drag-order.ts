import { useEffect, useState, type PointerEvent } from 'react';

/** Marks each item of the list with its key, for the pointer to find it. */
export const ORDER_KEY = 'data-order-key';

/**
 * Moving an item of a list by pointer: while it is held, it takes the place of whichever item is
 * under the pointer. Listens on the document, because the held item itself changes its place in it.
 * @param onOver the held item's key, and that of the item under the pointer
 * @param onCancel Escape, or a gesture the browser took over: as if nothing had been moved
 */
export function useDragOrder(onOver: (held: string, over: string) => void, onCancel: () => void) {
  const [held, setHeld] = useState<string>();

  useEffect(() => {
    if (held === undefined) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const cancel = () => {
      setHeld(undefined);
      onCancel();
    };
    document.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const over = keyAt(clientX, clientY);
        if (over !== undefined && over !== held) onOver(held, over);
      },
      options,
    );
    document.addEventListener('pointerup', () => setHeld(undefined), options);
    document.addEventListener('pointercancel', cancel, options);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      },
      { ...options, capture: true },
    );
    return () => stop.abort();
  }, [held, onOver, onCancel]);

  return {
    held,
    hold: (key: string, event: PointerEvent) => {
      if (event.button === 0) setHeld(key);
    },
  };
}

function keyAt(x: number, y: number): string | undefined {
  const item = document.elementFromPoint(x, y)?.closest(`[${ORDER_KEY}]`);
  return item?.getAttribute(ORDER_KEY) ?? undefined;
}
