/** How a table is shown on this device. */
export type TableSettings = {
  isCompact: boolean;
  /** The columns that are not shown. */
  hidden: readonly string[];
};

/** Reads the table settings of this device; anything else is the default. */
export function parseTableSettings(stored: unknown): TableSettings {
  const settings = typeof stored === 'object' && stored !== null ? stored : {};
  const hidden: unknown = 'hidden' in settings ? settings.hidden : [];
  return {
    isCompact: 'isCompact' in settings && settings.isCompact === true,
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
