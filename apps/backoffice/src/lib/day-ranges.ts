/** Usual ranges of days up to today, by their names in the catalogue's `dateRange`, and their numbers of days. */
export const DAY_RANGES = [
  ['today', 1],
  ['lastWeek', 7],
  ['lastMonth', 30],
] as const;
