import { useEffect, useRef } from 'react';

/** The id of the button that opens an item: it gets the focus when the details are closed. */
export function openButtonId(id: string): string {
  return `open-${id}`;
}

/** Focuses the button that opened an item when its pane is closed; a dialog does so by itself. */
export function useFocusOpenButton(openId: string | null) {
  const previous = useRef(openId);
  useEffect(() => {
    const closed = openId === null ? previous.current : null;
    previous.current = openId;
    if (closed !== null) document.getElementById(openButtonId(closed))?.focus();
  }, [openId]);
}
