import { randomKey } from '@shop/api-client';
import { IDEMPOTENCY_KEY_LIFE_MS } from '@shop/contract/constants';
import { stateField } from '../../lib/navigation-state.ts';
import { withTabLock } from '../../lib/with-tab-lock.ts';
import type { SafeStorage } from '@shop/app-kit';
import { parseJson } from '@shop/contract/parse-json';
import { isSameLine, type CartLine } from './cart-line.ts';
import { readLines } from './parse-cart-lines.ts';

const STORAGE_KEY = 'shop:order';
const LOCK_TIMEOUT_MS = 1_000;

/** The stored part of a pending order. It never holds a contact field (P2). */
type StoredOrder = {
  key: string;
  /** Set from the first submission until its response; `at` is in milliseconds. */
  sent?: { at: number; lines: readonly CartLine[] };
  /** The lines of the accepted order: the next order needs a new key. */
  accepted?: readonly CartLine[];
};

/**
 * The order that is not accepted yet, with its idempotency key. All tabs share it, and it survives a reload.
 * Every submission until a response has the same key, so that the API server creates one order (F2, O6).
 */
export type PendingOrder = {
  /** The key of the pending order; a new key when there is none. */
  claimKey: () => Promise<string>;
  /**
   * The key for a submission of these lines from a page that claimed `key`: the same key, or a new one when another tab
   * used it for an order with none of these lines.
   */
  renewKey: (key: string, lines: readonly CartLine[]) => Promise<string>;
  /** The lines that were sent with the key and have no response yet. */
  unconfirmedLines: (key: string) => readonly CartLine[];
  /** The lines of the order that was accepted with the key, in any tab; undefined when none was. */
  acceptedLines: (key: string) => readonly CartLine[] | undefined;
  /** Call it before the request. The lines of the first submission stay stored. */
  markSent: (key: string, lines: readonly CartLine[]) => void;
  /** Call it when the API server accepted nothing: the key stays, the sent lines are removed. */
  markRefused: (key: string) => void;
  markAccepted: (key: string, lines: readonly CartLine[]) => void;
};

/** @param makeKey returns a key that is unique among all browsers */
export function createPendingOrder(
  storage: SafeStorage,
  makeKey: () => string = randomKey,
  now: () => number = Date.now,
): PendingOrder {
  const write = (order: StoredOrder) => storage.write(STORAGE_KEY, JSON.stringify(order));
  const read = () => parseStoredOrder(storage.read(STORAGE_KEY), now());

  const claimKey = () =>
    withTabLock(`${STORAGE_KEY}:key`, LOCK_TIMEOUT_MS, async () => {
      const stored = read();
      if (stored && !stored.accepted) return stored.key;
      const key = makeKey();
      write({ key });
      return key;
    });
  const acceptedLines = (key: string) => {
    const stored = read();
    return stored?.key === key ? stored.accepted : undefined;
  };

  return {
    claimKey,
    renewKey: async (key, lines) => {
      const accepted = acceptedLines(key);
      const isSameOrder =
        !accepted || lines.some((line) => accepted.some((each) => isSameLine(each, line)));
      return isSameOrder ? key : claimKey();
    },
    unconfirmedLines: (key) => {
      const stored = read();
      return stored?.key === key ? (stored.sent?.lines ?? []) : [];
    },
    acceptedLines,
    markSent: (key, lines) => {
      const stored = read();
      if (stored?.key === key && stored.sent) return;
      write({ key, sent: { at: now(), lines: lines.map(withoutDetails) } });
    },
    markRefused: (key) => write({ key }),
    markAccepted: (key, lines) => write({ key, accepted: lines.map(withoutDetails) }),
  };
}

/**
 * The lines of an order whose response was lost (F2). The API server may have accepted them, and their stock
 * may be missing for that reason. The shopper submits them again.
 */
export function readUnconfirmedLines(storage: SafeStorage): readonly CartLine[] {
  return parseStoredOrder(storage.read(STORAGE_KEY), Date.now())?.sent?.lines ?? [];
}

/** Removes the description, images and colours: storage is limited, and the confirmation does not use them. */
function withoutDetails(line: CartLine): CartLine {
  return { ...line, des: '', image: '', images: [], colors: [] };
}

/** Accepts any stored text (F3). Undefined also when the key has expired on the API server. */
function parseStoredOrder(text: string | null, now: number): StoredOrder | undefined {
  const stored = parseJson(text);
  const key = stateField(stored, 'key');
  if (typeof key !== 'string' || !/^[!-~]{1,255}$/.test(key)) return undefined;
  const accepted = stateField(stored, 'accepted');
  // An earlier version stored that an order was accepted, without its lines.
  if (accepted !== undefined || stateField(stored, 'isAccepted') === true) {
    return { key, accepted: readLines(accepted) };
  }
  const sent = stateField(stored, 'sent');
  const at = stateField(sent, 'at');
  if (typeof at !== 'number') return { key };
  if (now - at > IDEMPOTENCY_KEY_LIFE_MS) return undefined;
  return { key, sent: { at, lines: readLines(stateField(sent, 'lines')) } };
}
