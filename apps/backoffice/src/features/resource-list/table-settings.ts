/** How a table is shown on this device. */
export type TableSettings = {
  isCompact: boolean;
  /** The columns that are not shown. */
  hidden: readonly string[];
};

/** The settings that this device has; without a density, none was chosen. */
export type StoredTableSettings = Omit<TableSettings, 'isCompact'> & { isCompact?: boolean };

/** Reads the table settings of this device; anything else is the default, with all columns. */
export function parseTableSettings(stored: unknown): StoredTableSettings {
  const settings = typeof stored === 'object' && stored !== null ? stored : {};
  const hidden: unknown = 'hidden' in settings ? settings.hidden : [];
  return {
    ...('isCompact' in settings &&
      typeof settings.isCompact === 'boolean' && { isCompact: settings.isCompact }),
    hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : [],
  };
}

/** The settings with a column shown or hidden. */
export function withColumn(
  settings: TableSettings,
  column: string,
  isShown: boolean,
): TableSettings {
  const hidden = settings.hidden.filter((name) => name !== column);
  return { ...settings, hidden: isShown ? hidden : [...hidden, column] };
}
