import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { createContext, useCallback, useEffect, useMemo, useState } from 'react';

/** A change whose message has the button Undo. */
type RecentChange = {
  id: number;
  /** The text of the message. */
  text: string;
  undo: () => void;
  /** In milliseconds since the epoch. */
  at: number;
};

type RecentChanges = {
  /** The latest first. */
  changes: readonly RecentChange[];
  add: (text: string, undo: () => void) => void;
  /** Removes a change that is undone. */
  remove: (undo: () => void) => void;
};

export const RecentChangesContext = createContext<RecentChanges>({
  changes: [],
  add: () => undefined,
  remove: () => undefined,
});

/**
 * The changes of this session that can be undone: each for ten minutes after its message was shown.
 */
export function useRecentChanges(): RecentChanges {
  const [changes, setChanges] = useState<readonly RecentChange[]>([]);
  const oldest = changes.at(-1);

  const add = useCallback((text: string, undo: () => void) => {
    const at = Date.now();
    setChanges((others) => [{ id: (others[0]?.id ?? 0) + 1, text, undo, at }, ...others]);
  }, []);
  const remove = useCallback(
    (undo: () => void) => setChanges((all) => all.filter((change) => change.undo !== undo)),
    [],
  );

  useEffect(() => {
    if (oldest === undefined) return undefined;
    const timer = setTimeout(
      () => setChanges((all) => all.filter((change) => change !== oldest)),
      oldest.at + UNDO_WINDOW_MS - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [oldest]);

  return useMemo(() => ({ changes, add, remove }), [changes, add, remove]);
}
