import { IDEMPOTENCY_KEY_LIFE_MS } from '@shop/contract/constants';
import { stateField } from '../../platform/navigation-state.ts';
import { oneTabAtATime } from '../../platform/one-tab-at-a-time.ts';
import type { KeptTexts } from '../../platform/storage.ts';
import type { CartLine } from './cart-line.ts';
import { readLines } from './stored-cart.ts';

const ENTRY = 'shop:order';
const PATIENCE_MS = 1_000;

/** What is kept of an intent: its key; the lines that were sent, until their answer comes; never a contact (P2). */
type Kept = {
  key: string;
  /** Sent under the key at that moment, in milliseconds, and not answered yet. */
  sent?: { at: number; lines: readonly CartLine[] };
  /** The answer came: the key is nobody's next one. */
  isPlaced?: boolean;
};

/**
 * The intent to order the cart, which all tabs of a browser share and a reload does not forget: as
 * long as its answer has not come, whatever is sent carries one key, so that the host makes one order
 * of it (F2, O6).
 */
export type OrderIntent = {
  /** The key of the intent that is open; a new one's where none is. */
  claim: () => Promise<string>;
  /** The lines that were sent under the key and may be ordered already; none where nothing is awaited. */
  awaited: (key: string) => readonly CartLine[];
  /** Whether an answer to the key came, in whichever tab. */
  isPlaced: (key: string) => boolean;
  /** To be noted before it is sent; what was sent first and is awaited stays. */
  noteSent: (key: string, lines: readonly CartLine[]) => void;
  /** Certainly nothing was taken: the key stays, what was sent counts for nothing. */
  noteRefused: (key: string) => void;
  noteAnswered: (key: string) => void;
};

/**
 * Makes the way to the intent kept in these texts.
 * @param makeKey makes a key nobody else will make
 */
export function orderIntent(
  texts: KeptTexts,
  makeKey: () => string = randomKey,
  now: () => number = Date.now,
): OrderIntent {
  const keep = (kept: Kept) => texts.write(ENTRY, JSON.stringify(kept));
  const read = () => readKept(texts.read(ENTRY), now());

  return {
    claim: () =>
      oneTabAtATime(`${ENTRY}:key`, PATIENCE_MS, async () => {
        const kept = read();
        if (kept && !kept.isPlaced) return kept.key;
        const key = makeKey();
        keep({ key });
        return key;
      }),
    awaited: (key) => {
      const kept = read();
      return kept?.key === key ? (kept.sent?.lines ?? []) : [];
    },
    isPlaced: (key) => {
      const kept = read();
      return kept?.key === key && kept.isPlaced === true;
    },
    noteSent: (key, lines) => {
      const kept = read();
      if (kept?.key === key && kept.sent) return;
      keep({ key, sent: { at: now(), lines: lines.map(bare) } });
    },
    noteRefused: (key) => keep({ key }),
    noteAnswered: (key) => keep({ key, isPlaced: true }),
  };
}

/**
 * The lines of an order whose answer was lost (F2): they may be ordered already, and what is sold
 * out of them may be what this very order took. The way on is to send it again.
 */
export function awaitedLines(texts: KeptTexts): readonly CartLine[] {
  return readKept(texts.read(ENTRY), Date.now())?.sent?.lines ?? [];
}

/** A key of 128 random bits; works on plain http too, where `randomUUID` is not there. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A line as the confirmation needs it. */
function bare(line: CartLine): CartLine {
  return { ...line, des: '', image: '', images: [], colors: [] };
}

/** Reads whatever is in storage (F3); a key that the host has forgotten since it was sent is none. */
function readKept(text: string | null, now: number): Kept | undefined {
  const kept = parse(text);
  const key = stateField(kept, 'key');
  if (typeof key !== 'string' || !/^[!-~]{1,255}$/.test(key)) return undefined;
  if (stateField(kept, 'isPlaced') === true) return { key, isPlaced: true };
  const sent = stateField(kept, 'sent');
  const at = stateField(sent, 'at');
  if (typeof at !== 'number') return { key };
  if (now - at > IDEMPOTENCY_KEY_LIFE_MS) return undefined;
  return { key, sent: { at, lines: readLines(stateField(sent, 'lines')) } };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
