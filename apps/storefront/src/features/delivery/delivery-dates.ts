const DAY_MS = 24 * 3_600_000;

/** The first and the last working day after an order on which it is delivered. */
const WORKING_DAYS = [1, 3] as const;
/** Tunisia has UTC+1 all year. The first `Intl.DateTimeFormat` of a page takes 40 ms on a slow phone. */
const TUNIS_OFFSET_MS = 3_600_000;

/** The first and the last day of the delivery of an order: one to three working days later, never on a Sunday. */
export function deliveryDates(now: Date): { first: Date; last: Date } {
  const [first, last] = WORKING_DAYS.map((days) => addWorkingDays(now, days));
  return { first: first ?? now, last: last ?? now };
}

function addWorkingDays(start: Date, count: number): Date {
  let day = start;
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isSunday(day)) left -= 1;
  }
  return day;
}

function isSunday(day: Date): boolean {
  return new Date(day.getTime() + TUNIS_OFFSET_MS).getUTCDay() === 0;
}
