import { useSyncExternalStore } from 'react';
import { useStorage, type SafeStorage } from '@shop/app-kit';
import { parseJson } from '@shop/contract/parse-json';
import { stateField } from './navigation-state.ts';

/** The most favourites of a device. What was chosen is never removed for another one. */
export const MAX_FAVOURITES = 48;

/** The lists of product ids on this device: the entry of each, its maximum length, and what a full one does. */
const LISTS = {
  favourites: { entry: 'shop:favourites', max: MAX_FAVOURITES, whenFull: 'refuse' },
  viewed: { entry: 'shop:viewed', max: 12, whenFull: 'remove-oldest' },
} as const;
const VERSION = 1;
const MAX_ID_LENGTH = 64;

export type ListName = keyof typeof LISTS;

/** The ids of a list, the latest first. */
export function readIds(storage: SafeStorage, list: ListName): string[] {
  const { entry, max } = LISTS[list];
  return parseIds(storage.read(entry), max);
}

/** Adds an id, or moves it to the start. False when the list is full and removes none for another one. */
export function addId(storage: SafeStorage, list: ListName, id: string): boolean {
  const { max, whenFull } = LISTS[list];
  const others = readIds(storage, list).filter((each) => each !== id);
  if (whenFull === 'refuse' && others.length >= max) return false;
  writeIds(storage, list, [id, ...others]);
  return true;
}

/** Removes ids. */
export function removeIds(storage: SafeStorage, list: ListName, ids: readonly string[]): void {
  writeIds(
    storage,
    list,
    readIds(storage, list).filter((each) => !ids.includes(each)),
  );
}

/** The ids of a list in the current state of the storage, which other tabs share. None until hydration. */
export function useStoredIds(list: ListName): string[] {
  const storage = useStorage();
  const { entry, max } = LISTS[list];
  // The text, because a snapshot has to be equal to the previous one when nothing has changed.
  const text = useSyncExternalStore(
    subscribe,
    () => storage.read(entry),
    () => null,
  );
  return parseIds(text, max);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page in the back/forward cache receives no storage events.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function writeIds(storage: SafeStorage, list: ListName, ids: readonly string[]): void {
  const { entry, max } = LISTS[list];
  storage.write(entry, JSON.stringify({ version: VERSION, ids: ids.slice(0, max) }));
  for (const listener of listeners) listener();
}

/** Accepts any stored value (F3). An entry of another version keeps each valid id, as the cart keeps its lines. */
function parseIds(text: string | null, max: number): string[] {
  const ids = stateField(parseJson(text), 'ids');
  if (!Array.isArray(ids)) return [];
  return [...new Set(ids.filter(isId))].slice(0, max);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;
}
