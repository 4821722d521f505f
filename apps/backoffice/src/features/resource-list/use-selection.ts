import { useState } from 'react';

/**
 * The selected items of a list; the selection survives pages, searches and filters.
 * @param idOf the id of an item
 * @param shown the items of the current page
 */
export function useSelection<T>(idOf: (item: T) => string, shown: readonly T[] = []) {
  const [selected, setSelected] = useState<ReadonlyMap<string, T>>(new Map());
  /** The lists that were selected whole; after an item is deselected, none. */
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const current = new Map(shown.map((item) => [idOf(item), item]));

  function select(items: readonly T[], isSelected: boolean) {
    if (!isSelected) setWhole(new Set());
    setSelected((before) => {
      const next = new Map(before);
      for (const item of items) {
        if (isSelected) next.set(idOf(item), item);
        else next.delete(idOf(item));
      }
      return next;
    });
  }

  return {
    /** The latest data of the current page, or the data at the time of selection. */
    items: Array.from(selected, ([id, item]) => current.get(id) ?? item),
    has: (item: T) => selected.has(idOf(item)),
    select,
    /** Selects all items of a list; `name` identifies its filters. */
    selectWhole: (name: string, items: readonly T[]) => {
      select(items, true);
      setWhole((names) => new Set([...names, name]));
    },
    isWhole: (name: string) => whole.has(name),
    clear: () => {
      setSelected(new Map());
      setWhole(new Set());
    },
  };
}

export type Selection<T> = ReturnType<typeof useSelection<T>>;

/** The part of the catalogue that names the selected items. */
export type SelectionTexts = 'orderSelection' | 'productSelection' | 'messageSelection';
