import { useCallback, useState } from 'react';

/** Which products of the list have their stock open, and which of those have unsaved changes. */
export function useStockEditors() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const setDirty = useCallback(
    (id: string, isDirty: boolean) =>
      setChanged((ids) => (ids.has(id) === isDirty ? ids : toggled(ids, id))),
    [],
  );
  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) => setOpen((ids) => toggled(ids, id)),
    /** Closes all editors, after the owner chose to leave them. */
    closeAll: () => setOpen(new Set()),
    hasOpen: open.size > 0,
    hasChanges: changed.size > 0,
    setDirty,
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

export type StockEditors = ReturnType<typeof useStockEditors>;
