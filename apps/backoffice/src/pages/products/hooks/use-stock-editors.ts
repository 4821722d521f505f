import type { Product } from '@shop/contract/schemas';
import { useCallback, useRef, useState } from 'react';
import type { StockConflict } from '../form/stock-conflict.ts';
import type { StockGrid } from '../form/stock-grid.ts';

/** What is typed into an editor, the stock that it was opened with, and the conflicts of its last save. */
export type StockDraft = {
  grid: StockGrid;
  base: Product['colors'];
  conflicts: readonly StockConflict[];
};

/** Which products of the list have their stock open, and which of those have unsaved changes. */
export function useStockEditors() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  // A window that becomes wider or narrower renders other editors, in the rows of a table or in cards.
  const drafts = useRef(new Map<string, StockDraft>());
  const setDirty = useCallback(
    (id: string, isDirty: boolean) =>
      setChanged((ids) => (ids.has(id) === isDirty ? ids : toggled(ids, id))),
    [],
  );
  const keepDraft = useCallback(
    (id: string, draft: StockDraft) => drafts.current.set(id, draft),
    [],
  );
  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) => {
      drafts.current.delete(id);
      setOpen((ids) => toggled(ids, id));
    },
    /** Closes all editors, after the owner chose to leave them. */
    closeAll: () => {
      drafts.current.clear();
      setOpen(new Set());
    },
    hasOpen: open.size > 0,
    hasChanges: changed.size > 0,
    setDirty,
    draftOf: (id: string) => drafts.current.get(id),
    keepDraft,
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

export type StockEditors = ReturnType<typeof useStockEditors>;
