import { useEffect, useEffectEvent } from 'react';

type KeyActionsOptions = {
  isEnabled: boolean;
  /** CSS selector: a key that is pressed inside such an element is not an action. */
  except: string;
};

/**
 * Calls a function when its key is pressed without Ctrl, Meta or Alt. A key that is held counts once.
 * @param actions by lower-case key
 */
export function useKeyActions(
  actions: Readonly<Record<string, () => void>>,
  { isEnabled, except }: KeyActionsOptions,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const action = new Map(Object.entries(actions)).get(key.toLowerCase());
    const isExcepted = target instanceof Element && target.closest(except) !== null;
    if (!action || repeat || ctrlKey || metaKey || altKey || isExcepted) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => handleKey(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [isEnabled]);
}
