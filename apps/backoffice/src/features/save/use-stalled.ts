import { useEffect, useState } from 'react';

/** How long a request may make no progress before the owner can cancel it. */
const STALL_MS = 20_000;

/**
 * Whether a request has made no progress for 20 seconds.
 * @param progress changes with each request and each progress; undefined while there is no request
 */
export function useStalled(progress: string | undefined) {
  const [waits, setWaits] = useState(0);
  const [stalled, setStalled] = useState<string>();
  const current = progress && `${progress} ${waits}`;
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(() => setStalled(current), STALL_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return {
    isStalled: current !== undefined && stalled === current,
    /** Waits another 20 seconds. */
    keepWaiting: () => setWaits(waits + 1),
  };
}
