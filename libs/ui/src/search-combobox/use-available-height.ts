import { useLayoutEffect, type RefObject } from 'react';

/** CSS pixels between the box and the edge of the visible area. */
const MARGIN = 8;

/**
 * Sets a box's custom property `--available-height`: the height from its top to the bottom of the
 * visual viewport, which an on-screen keyboard makes smaller.
 */
export function useAvailableHeight(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const element = box.current;
    if (!isOpen || !viewport || !element) return undefined;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      const height = Math.floor(viewport.offsetTop + viewport.height - top - MARGIN);
      element.style.setProperty('--available-height', `${height}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [box, isOpen]);
}
