import type { InvalidItem, Listing } from '../options.ts';
import { isFields, isList } from '../readers/fields.ts';
import { InvalidResponseError } from '../readers/invalid-response-error.ts';

/** The entities that lists contain. */
export type ListedEntity =
  | 'product'
  | 'order'
  | 'customer'
  | 'message'
  | 'site image'
  | 'session'
  | 'account'
  | 'security event'
  | 'product change'
  | 'site image change'
  | 'message change'
  | 'customer change'
  | 'deleted object';

/** Where an item has what people call it by; the first text that is there. */
const NAME_FIELDS: Record<ListedEntity, readonly string[]> = {
  product: ['product_name', 'product_Id'],
  order: ['command_id', 'client_name'],
  customer: ['name', 'id'],
  message: ['client_name', 'id'],
  'site image': ['id'],
  session: [],
  account: ['username'],
  'security event': [],
  'product change': [],
  'site image change': [],
  'message change': [],
  'customer change': [],
  'deleted object': ['name', 'object'],
};

/**
 * Reads the items of a list. One that cannot be read is reported and counted, by its name where it has
 * one; the others are returned (F1).
 * @throws InvalidResponseError when the body is not a list
 */
export function readItems<T>(
  body: unknown,
  entity: ListedEntity,
  read: (value: unknown) => T,
  onInvalidItem: ((item: InvalidItem) => void) | undefined,
): Pick<Listing<T>, 'items' | 'unreadable'> {
  if (!isList(body)) throw new InvalidResponseError('the response is not a list');
  const items: T[] = [];
  const unreadable = { count: 0, names: new Array<string>() };
  for (const value of body) {
    try {
      items.push(read(value));
    } catch (error) {
      if (!(error instanceof InvalidResponseError)) throw error;
      onInvalidItem?.({ entity, reason: error.message, value });
      unreadable.count += 1;
      unreadable.names.push(...findName(value, entity));
    }
  }
  return { items, unreadable };
}

/** The item's name as a list of one; empty where it has none. */
function findName(value: unknown, entity: ListedEntity): string[] {
  if (!isFields(value)) return [];
  return NAME_FIELDS[entity]
    .map((field) => value[field])
    .filter((name) => typeof name === 'string' || typeof name === 'number')
    .map((name) => String(name).trim())
    .filter((name) => name !== '')
    .slice(0, 1);
}
