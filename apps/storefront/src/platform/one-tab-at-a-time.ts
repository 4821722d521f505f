/**
 * Runs an action while no other tab of this browser runs one of the same name: the others wait their
 * turn, in order. A browser without locks, as on plain http, and a tab that has waited long enough
 * for one that may be asleep, run it all the same.
 * @param patienceMs how long to wait for the other tabs, in milliseconds
 */
export async function oneTabAtATime<T>(
  name: string,
  patienceMs: number,
  action: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return action();
  let hasBegun = false;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await navigator.locks.request(name, { signal }, () => {
      hasBegun = true;
      return action();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return action();
  }
}
