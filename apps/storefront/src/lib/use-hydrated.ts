import { startTransition, useEffect, useState } from 'react';

/** Whether the first render is over, for what the rendered page must not contain. A transition does not block input. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
