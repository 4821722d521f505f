import type { SafeStorage } from '@shop/app-kit';
import { parseJson } from '@shop/contract/parse-json';
import { stateField } from '../../lib/navigation-state.ts';
import type { CartLine } from './cart-line.ts';
import { readLines } from './parse-cart-lines.ts';

const STORAGE_KEY = 'shop:unnumbered-order';

/** How long the lines stay on the device, in milliseconds: one hour. */
const LIFE_MS = 3_600_000;

/**
 * Stores the lines of an order that was accepted without a number, for an hour. Without a number, the response
 * may come from another server, such as a proxy, and the shopper may need the lines again.
 */
export function storeUnnumberedLines(
  storage: SafeStorage,
  lines: readonly CartLine[],
  now: number = Date.now(),
): void {
  storage.write(STORAGE_KEY, JSON.stringify({ at: now, lines }));
}

/** The stored lines; none after an hour. Accepts any stored text (F3). */
export function readUnnumberedLines(storage: SafeStorage, now: number = Date.now()): CartLine[] {
  const stored = parseJson(storage.read(STORAGE_KEY));
  const age = now - Number(stateField(stored, 'at'));
  if (age >= 0 && age < LIFE_MS) return readLines(stateField(stored, 'lines'));
  clearUnnumberedLines(storage);
  return [];
}

/** Removes the stored lines, after they are in the cart again. */
export function clearUnnumberedLines(storage: SafeStorage): void {
  storage.remove(STORAGE_KEY);
}
