import { type PointerEvent, useRef } from 'react';

/** How far a finger goes before it means it, in CSS pixels. */
const FAR = 64;

/**
 * Tells of a swipe to the left: spread its answer onto the element, whose `touch-action` leaves all
 * but scrolling to it.
 */
export function useSwipeAway(onSwipe: () => void) {
  const from = useRef(0);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (from.current - clientX > FAR) onSwipe();
    },
  };
}
