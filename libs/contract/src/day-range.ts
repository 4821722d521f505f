/** Africa/Tunis is UTC+1 all year round. */
const TIME_ZONE_OFFSET_MS = 3_600_000;
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
