import { TIME_ZONE_OFFSET_MS } from '@shop/contract/day-range';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Calls are made between these hours of the shop's time zone. */
const MORNING = 9;
const EVENING = 18;
const LAST_HOUR = 20;

/**
 * The next call after one that nobody answered: two hours later, then the next morning at 9:00, then the next evening
 * at 18:00, then each in turn. Two hours later is the next morning when it is at night.
 * @param noAnswers the calls that nobody answered, with the last one
 */
export function nextCallTime(now: number, noAnswers: number): number {
  const morning = nextHour(now, MORNING);
  if (noAnswers > 1) return noAnswers % 2 === 0 ? morning : nextHour(now, EVENING);
  const later = now + 2 * HOUR;
  const hour = ((later + TIME_ZONE_OFFSET_MS) % DAY) / HOUR;
  return hour >= MORNING && hour < LAST_HOUR ? later : nextHour(later, MORNING);
}

/** The next time in the shop's time zone at which an hour begins. */
function nextHour(now: number, hour: number): number {
  const local = now + TIME_ZONE_OFFSET_MS;
  const today = local - (local % DAY) + hour * HOUR;
  return (today > local ? today : today + DAY) - TIME_ZONE_OFFSET_MS;
}
