/** Africa/Tunis is UTC+1 all year round. */
const TIME_ZONE_OFFSET_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The calendar day of a timestamp (milliseconds since 1970) in the shop's time zone: `2026-11-21`.
 */
export function shopDay(moment: number): string {
  return new Date(moment + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 10);
}

/** Usual ranges of days up to today, by their names in the catalogue's `dateRange`, and their numbers of days. */
export const DAY_RANGES = [
  ['today', 1],
  ['lastWeek', 7],
  ['lastMonth', 30],
] as const;

/** The last `count` days in the shop's time zone up to the day of `now`, both ends included. */
export function lastDays(now: number, count: number): { from: string; to: string } {
  return { from: shopDay(now - (count - 1) * DAY_MS), to: shopDay(now) };
}
