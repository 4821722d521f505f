/**
 * Runs an update on `blur`: at once, or with the click that ends the press which took the focus, before the click's
 * own handlers. What the update displays could otherwise move the pressed element away while the button is down,
 * and then the browser sends no click. A press that ends without a click runs it too.
 */
export function afterPress(update: () => void): void {
  const isPressed = document.querySelector(':active') !== null;
  if (!isPressed) {
    update();
    return;
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  const finish = () => {
    if (signal.aborted) return;
    listeners.abort();
    update();
  };
  addEventListener('click', finish, { capture: true, signal });
  // The click follows `pointerup` in the same task.
  const finishLater = () => setTimeout(finish);
  addEventListener('pointerup', finishLater, { signal });
  addEventListener('pointercancel', finishLater, { signal });
}
