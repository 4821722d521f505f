import type { Dropped } from '../api-client.ts';
import { isList } from './fields.ts';
import { Unreadable } from './unreadable.ts';

/**
 * Reads a list's entities one by one: one that cannot be read is left out and told of, not the list
 * with it (F1).
 * @throws Unreadable when the answer is no list
 */
export function readItems<T>(
  body: unknown,
  entity: string,
  read: (value: unknown) => T,
  onDropped?: (what: Dropped) => void,
): T[] {
  if (!isList(body)) throw new Unreadable('the answer is not a list');
  const items: T[] = [];
  for (const value of body) {
    try {
      items.push(read(value));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      onDropped?.({ entity, reason: error.message, value });
    }
  }
  return items;
}
