import { parseTableSettings, type TableSettings } from './table-settings.ts';
import { useStoredValue } from './use-stored-value.ts';

/** A column that can be hidden. */
export type HideableColumn<Name extends string> = {
  name: Name;
  label: string;
  /** Whether there is data, and room, for it; left out: always. */
  isAvailable?: boolean;
};

/** How a table is shown. */
export type TableColumns<Name extends string> = {
  isCompact: boolean;
  isShown: (column: Name) => boolean;
};

/**
 * The density and the columns of a list's table, as chosen on this device, and the choices.
 * @param hideable the columns that can be hidden, in order
 * @param defaults the density until one is chosen: compact shows 20 rows on a large screen
 */
export function useTableColumns<Name extends string>(
  listName: string,
  hideable: readonly HideableColumn<Name>[],
  { isCompact = true } = {},
) {
  const [stored, store] = useStoredValue(`table-${listName}`, parseTableSettings);
  const settings = { ...stored, isCompact: stored.isCompact ?? isCompact };
  const available = hideable.filter(({ isAvailable = true }) => isAvailable);
  const columns: TableColumns<Name> = {
    isCompact: settings.isCompact,
    isShown: (column) =>
      available.some(({ name }) => name === column) && !settings.hidden.includes(column),
  };
  /** A density that was not chosen is not stored: it follows the default. */
  const onChange = ({ isCompact: density, hidden }: TableSettings) => {
    const isSelected = stored.isCompact !== undefined || density !== settings.isCompact;
    store(() => ({ hidden, ...(isSelected && { isCompact: density }) }));
  };
  return { columns, menu: { settings, onChange, columns: available } };
}
