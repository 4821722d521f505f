import { ApiError, type Listing } from '@shop/api-client';

/**
 * The items of a list. A list of which nothing can be read has failed, and is not empty (F1).
 * @throws ApiError `malformed`
 */
export function readableItems<T>(
  call: ApiError['call'],
  { items, unreadable }: Pick<Listing<T>, 'items' | 'unreadable'>,
): T[] {
  if (items.length === 0 && unreadable.count > 0) throw new ApiError('malformed', call);
  return items;
}
