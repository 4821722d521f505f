import { ApiError, type ApiClient } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { fetchAllItems } from '../../../features/resource-list/fetch-all-items.ts';
import { isNotFound } from '../../../lib/error-key.ts';
import { orderResource } from './order-resource.ts';

/** How many orders are read at the same time. */
const BATCH_SIZE = 4;

/** Orders as they are now, and the ids of those that do not exist any more. */
export type CurrentOrders = { orders: readonly Order[]; deleted: readonly string[] };

/**
 * Reads orders again, for what must not be stale: by id with the feature `status`, otherwise from the list.
 * @throws the error of the first order that cannot be read
 */
export async function readOrders(
  client: ApiClient,
  ids: readonly string[],
): Promise<CurrentOrders> {
  const found = client.features().has('status')
    ? await readEach(client, ids)
    : await readListed(client, ids);
  return {
    orders: found.filter((order) => order !== undefined),
    deleted: ids.filter((_id, index) => found[index] === undefined),
  };
}

async function readEach(client: ApiClient, ids: readonly string[]): Promise<(Order | undefined)[]> {
  const found: (Order | undefined)[] = [];
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const batch = ids.slice(at, at + BATCH_SIZE).map((id) => readOne(client, id));
    found.push(...(await Promise.all(batch)));
  }
  return found;
}

async function readOne(client: ApiClient, id: string): Promise<Order | undefined> {
  try {
    return await client.commands.get(id);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function readListed(
  client: ApiClient,
  ids: readonly string[],
): Promise<(Order | undefined)[]> {
  const { items, unreadable } = await fetchAllItems(client, orderResource, { page: 1, search: '' });
  const listed = new Map(items.map((order) => [order.command_id, order]));
  const found = ids.map((id) => listed.get(id));
  // A missing order may be one that cannot be read.
  if (unreadable > 0 && found.includes(undefined)) throw new ApiError('malformed', 'listOrders');
  return found;
}
