/**
 * Runs an update on `blur`: at once, or, while a pointer is down, with the click that follows its `pointerup`, before
 * the click's own handlers. What the update displays could otherwise move the active element away while the pointer is
 * down, and then the browser dispatches no click. A `pointerup` without a click runs it too.
 */
export function runAfterPointerUp(update: () => void): void {
  const isPointerDown = document.querySelector(':active') !== null;
  if (!isPointerDown) {
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
