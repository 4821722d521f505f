import { useEffect, useState } from 'react';

/** The bars at the foot of the window: of the page, and of a dialog. */
const FEET = '[data-foot], .MuiDialogActions-root';
/** A bar that ends higher than this above the window's foot is not at the foot. */
const REACH_PX = 160;

/**
 * The height of what is at the foot of the window (bottom bar, a dialog's buttons), in pixels, so
 * that a message does not cover it. Measured while `isActive`.
 */
export function useFootHeight(isActive: boolean): number {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!isActive) return undefined;
    const measure = () => setHeight(measureFoot());
    measure();
    // Dialogs and the bar of selected items come and go, and a sticky bar moves with the page.
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    const stop = new AbortController();
    for (const event of ['scroll', 'resize']) {
      window.addEventListener(event, measure, { passive: true, signal: stop.signal });
    }
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [isActive]);

  return height;
}

function measureFoot(): number {
  const heights = [...document.querySelectorAll(FEET)].map((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isAtFoot = height > 0 && bottom > window.innerHeight - REACH_PX;
    return isAtFoot ? window.innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
}
