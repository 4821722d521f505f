import { MAX_CALL_BACK_MS } from '@shop/contract/constants';
import { shopDay } from '@shop/contract/day-range';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Africa/Tunis is UTC+1 all year round. */
const OFFSET = '+01:00';

/** A usual time of a call back, with the key of its text. */
export type CallBackTime = { name: 'hour' | 'evening' | 'morning' | 'nextEvening'; at: string };

/** The usual times of a call back after `now` (milliseconds since 1970), earliest first. */
export function callBackTimes(now: number): CallBackTime[] {
  const today = shopDay(now);
  const tomorrow = shopDay(now + DAY_MS);
  const times = [
    { name: 'hour', at: new Date(now + HOUR_MS).toISOString() },
    { name: 'evening', at: shopTime(`${today}T18:00`) },
    { name: 'morning', at: shopTime(`${tomorrow}T09:00`) },
    { name: 'nextEvening', at: shopTime(`${tomorrow}T18:00`) },
  ] as const;
  return times
    .filter(({ name, at }) => name !== 'evening' || Date.parse(at) > now + HOUR_MS)
    .map(({ name, at }) => ({ name, at }));
}

/**
 * The timestamp of a call back that is typed as `2026-11-26T18:30` in the shop's time zone.
 * @returns undefined unless it is later than `now` and within 30 days
 */
export function parseCallBack(typed: string, now: number): string | undefined {
  const time = Date.parse(`${typed}${OFFSET}`);
  if (Number.isNaN(time) || time <= now || time > now + MAX_CALL_BACK_MS) return undefined;
  return new Date(time).toISOString();
}

function shopTime(local: string): string {
  return new Date(`${local}${OFFSET}`).toISOString();
}
