import { useLayoutEffect, type RefObject } from 'react';

/** Left free between the box and the edge of what can be seen, in CSS pixels. */
const MARGIN = 8;

/**
 * Tells a box that hangs from its top how high it may be to be seen whole, as its style's `--room`:
 * what a phone's keyboard covers is not counted.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const element = box.current;
    if (!isShown || !view || !element) return undefined;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      const room = Math.floor(view.offsetTop + view.height - top - MARGIN);
      element.style.setProperty('--room', `${room}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [box, isShown]);
}
