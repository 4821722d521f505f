/** Wakes a waiting worker. */
export type WakeSignal = {
  notify: () => void;
  /** Resolves after a notification, when `signal` aborts, or after `timeout` milliseconds. */
  wait: (timeout: number, signal: AbortSignal) => Promise<void>;
};

/** Creates a signal; a notification without a waiting worker is remembered for the next one. */
export function createWakeSignal(): WakeSignal {
  let isNotified = false;
  let wake = () => {};
  return {
    notify: () => {
      isNotified = true;
      wake();
    },
    wait: async (timeout, signal) => {
      if (!isNotified && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeout);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          signal.addEventListener('abort', wake, { once: true });
        });
        signal.removeEventListener('abort', wake);
      }
      isNotified = false;
    },
  };
}
