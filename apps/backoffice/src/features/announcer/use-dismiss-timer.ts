import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onElapsed` when a message was shown for `shownMs` milliseconds, or never for null. While the window is not
 * focused, the time does not begin. Material UI's own `autoHideDuration` also stops for a message that appears under
 * a resting pointer, which would then stay and hide all later ones.
 */
export function useDismissTimer(
  message: object | undefined,
  shownMs: number | null,
  onElapsed: () => void,
): void {
  const elapse = useEffectEvent(onElapsed);
  useEffect(() => {
    if (message === undefined || shownMs === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      timer = setTimeout(() => elapse(), shownMs);
    };
    start();
    window.addEventListener('focus', start);
    window.addEventListener('blur', stop);
    return () => {
      stop();
      window.removeEventListener('focus', start);
      window.removeEventListener('blur', stop);
    };
  }, [message, shownMs]);
}
