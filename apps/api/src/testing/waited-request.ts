import { vi } from 'vitest';
import { createRequestWaits, startWait, type RequestWaits } from '../db/wait-budget.ts';

/** Makes the current request wait for this long, in milliseconds, without time that passes. */
export function spendWait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  const endWait = startWait();
  vi.advanceTimersByTime(milliseconds);
  endWait();
  vi.useRealTimers();
}

/** A request that has waited for this long, in milliseconds. */
export function waitedRequest(milliseconds: number): RequestWaits {
  const request = createRequestWaits();
  request.run(() => spendWait(milliseconds));
  return request;
}
