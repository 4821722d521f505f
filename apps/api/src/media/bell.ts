/** Wakes whoever sleeps on it. */
export type Bell = {
  ring: () => void;
  /** Sleeps until the bell rings, `signal` aborts or `patience` milliseconds have passed. */
  wait: (patience: number, signal: AbortSignal) => Promise<void>;
};

/** Makes a bell; a ring that nobody sleeps on is kept for the next sleeper. */
export function makeBell(): Bell {
  let rung = false;
  let wake = () => {};
  return {
    ring: () => {
      rung = true;
      wake();
    },
    wait: async (patience, signal) => {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, patience);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          signal.addEventListener('abort', wake, { once: true });
        });
        signal.removeEventListener('abort', wake);
      }
      rung = false;
    },
  };
}
