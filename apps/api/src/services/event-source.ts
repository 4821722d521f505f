import type { SecurityEventOrigin } from '@shop/contract/security-events';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the events of the current request or command come from. */
export type EventSource = {
  origin: SecurityEventOrigin;
  account?: { id: number; username: string } | undefined;
  requestId?: string;
  /** The hashed address. */
  address?: () => string;
};

const storage = new AsyncLocalStorage<EventSource>();

/** Runs `work`; its events, and those of what it awaits, have this source. */
export function withEventSource<Result>(source: EventSource, work: () => Result): Result {
  return storage.run(source, work);
}

/** The source of the current request or command; the API server itself without one. */
export function currentEventSource(): EventSource {
  return storage.getStore() ?? { origin: 'server' };
}
