/**
 * Runs an action while no other tab of this browser runs one of the same name; the tabs run it in order.
 * Without Web Locks (plain HTTP), or after the time limit, the action runs without the lock, because the tab
 * that holds it may be suspended.
 * @param timeoutMs the time limit of the wait for other tabs, in milliseconds
 */
export async function withTabLock<T>(
  name: string,
  timeoutMs: number,
  action: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return action();
  let hasStarted = false;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await navigator.locks.request(name, { signal }, () => {
      hasStarted = true;
      return action();
    });
  } catch (error) {
    if (hasStarted) throw error;
    return action();
  }
}
