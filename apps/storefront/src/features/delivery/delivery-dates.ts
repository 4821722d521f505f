import { TIME_ZONE_OFFSET_MS } from '@shop/contract/day-range';

const DAY_MS = 24 * 3_600_000;

/** The first and the last working day after an order on which it is delivered. */
const WORKING_DAYS = [1, 3] as const;

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

/** Without `Intl.DateTimeFormat`, whose first use on a page takes 40 ms on a slow phone. */
function isSunday(day: Date): boolean {
  return new Date(day.getTime() + TIME_ZONE_OFFSET_MS).getUTCDay() === 0;
}
