/** The shop's time zone, Africa/Tunis, is UTC+1 all year round. */
export const TIME_ZONE_OFFSET_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Calendar days (2026-11-21), both inclusive; each end may be open. */
export type DayRange = { from?: string | undefined; to?: string | undefined };

/**
 * The time range of calendar days in the shop's time zone (Africa/Tunis), in milliseconds since
 * 1970: `from` inclusive, `until` exclusive. An open end is undefined.
 */
export function timeRange({ from, to }: DayRange): {
  from: number | undefined;
  until: number | undefined;
} {
  return {
    from: from === undefined ? undefined : Date.parse(from) - TIME_ZONE_OFFSET_MS,
    until: to === undefined ? undefined : Date.parse(to) - TIME_ZONE_OFFSET_MS + DAY_MS,
  };
}

/** The calendar day of a time (milliseconds since 1970) in the shop's time zone: `2026-11-21`. */
export function shopDay(time: number): string {
  return new Date(time + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 10);
}

/** The last `count` days in the shop's time zone up to the day of `now`, both ends included. */
export function lastDays(now: number, count: number): { from: string; to: string } {
  return { from: shopDay(now - (count - 1) * DAY_MS), to: shopDay(now) };
}
