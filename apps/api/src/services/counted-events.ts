import type { SecurityEventType } from '@shop/contract/security-events';
import type { Database } from '../db/database.ts';
import {
  findAccountIds,
  insertSecurityEvents,
  type NewSecurityEvent,
} from '../db/security-events.ts';

/** A stranger causes these as fast as the network allows, so they are counted, and written once a minute. */
export const COUNTED_EVENTS = ['sign_in_refused', 'access_refused', 'limited'] as const;

/** A refused request, or one above a limit. */
export type CountedEvent = {
  type: (typeof COUNTED_EVENTS)[number];
  /** As typed: it is stored only if there is such an account. */
  username: string | undefined;
  address: string;
  requestId: string;
  object: string;
};

/** The counts of one process. */
export type CountedEvents = {
  count: (event: CountedEvent) => void;
  /** Writes the counts. Failed writes are repeated with the next ones. */
  flush: () => Promise<void>;
};

type Count = CountedEvent & { at: number; count: number };

const FLUSH_INTERVAL_MS = 60_000;
/** Different events that are counted apart between two writes; the others only by type. */
const MAX_COUNTS = 1_000;
/** Rows of one type in one write: those of accounts first, then the most frequent; one more for all others. */
const MAX_ROWS = 3;

/** Creates the counters of a process. */
export function createCountedEvents(
  database: Pick<Database, 'db' | 'transact'>,
  now: () => number,
): CountedEvents {
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  const add = (event: Omit<Count, 'at'> & { at?: number }) => {
    const { type, username = '', address, object } = event;
    const key = JSON.stringify([type, username, address, object]);
    const isKnown = counts.has(key) || counts.size < MAX_COUNTS;
    const kept = counts.get(isKnown ? key : type);
    if (kept) {
      kept.count += event.count;
      return;
    }
    const rest = { username: undefined, address: '', requestId: '', object: '' };
    counts.set(isKnown ? key : type, { at: now(), ...event, ...(!isKnown && rest) });
  };

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const written = [...counts.values()];
    counts = new Map();
    if (written.length === 0) return;
    try {
      const names = new Set(written.flatMap(({ username }) => username ?? []));
      const accounts = await findAccountIds(database.db, [...names]);
      await database.transact((db) => insertSecurityEvents(db, toRows(written, accounts)));
    } catch {
      for (const each of written) add(each);
      schedule();
    }
  };

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_INTERVAL_MS).unref();
  };

  return {
    count: (event) => {
      add({ ...event, count: 1 });
      schedule();
    },
    flush,
  };
}

/** A few rows for each type. */
function toRows(
  counts: readonly Count[],
  accounts: ReadonlyMap<string, number>,
): NewSecurityEvent[] {
  const rows = counts.map((each) => toRow(each, accounts));
  return [...Map.groupBy(rows, ({ type }) => type).values()].flatMap((ofType) => {
    const sorted = ofType.toSorted(
      (one, other) =>
        Number(other.account_id !== null) - Number(one.account_id !== null) ||
        other.count - one.count,
    );
    const [first, ...others] = sorted.slice(MAX_ROWS);
    if (!first) return sorted;
    const rest = { account_id: null, account: null, address: null, request_id: null, object: null };
    const count = others.reduce((sum, each) => sum + each.count, first.count);
    return [...sorted.slice(0, MAX_ROWS), { ...first, ...rest, count }];
  });
}

function toRow(
  { at, type, username = '', address, requestId, object, count }: Count,
  accounts: ReadonlyMap<string, number>,
): NewSecurityEvent & { type: SecurityEventType } {
  const id = accounts.get(username);
  return {
    at,
    type,
    origin: 'request',
    account_id: id ?? null,
    account: id === undefined ? null : username,
    address: address || null,
    request_id: requestId || null,
    object: object || null,
    changes: '{}',
    count,
  };
}
