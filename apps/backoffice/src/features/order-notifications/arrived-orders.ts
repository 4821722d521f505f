import type { ApiClient } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';

/**
 * Some of the orders that arrived may have been confirmed since the last poll, so that more arrived than the number
 * has grown.
 */
const MORE = 20;

/**
 * Counts the orders that buyers placed in the shop since the last call.
 * @param added by how many the number of new orders has grown; negative when it is smaller
 */
export type CountArrivals = (added: number) => Promise<number>;

/**
 * Reads the latest order, then counts the later ones of the storefront: an order that the owner entered has another
 * source, and one that was split, restored or is new again by an undo has an earlier date. With an API server without
 * the sources of orders (feature `drafts`), and after a failed request, every new order counts.
 */
export function watchArrivals(client: ApiClient): CountArrivals {
  const readStart = () => (hasSources(client) ? readLatest(client) : Promise.resolve(undefined));
  let latest = readStart();
  return async (added) => {
    // One call at a time, so that an order is counted once.
    const arrived = latest.then((since) => readArrived(client, since, added));
    // Read again after a failure, so that the next order counts rightly.
    latest = arrived.then((found) => found?.latest ?? readStart());
    return (await arrived)?.count ?? added;
  };
}

/** The orders since a moment, and the latest moment; undefined when they are not known. */
async function readArrived(client: ApiClient, since: number | undefined, added: number) {
  if (since === undefined) return undefined;
  const orders = await readNewest(client, Math.max(added, 0) + MORE);
  return (
    orders && {
      count: orders.filter((order) => isNew(order) && momentOf(order) > since).length,
      latest: latestOf(orders, since),
    }
  );
}

/** Whether nobody has confirmed or ended the order since. */
function isNew({ status = 'new' }: Order): boolean {
  return status === 'new';
}

function hasSources(client: ApiClient): boolean {
  return client.features().has('drafts');
}

async function readLatest(client: ApiClient): Promise<number | undefined> {
  const orders = await readNewest(client, 1);
  return orders && latestOf(orders, 0);
}

/** The newest orders of the storefront; undefined when they cannot be read, or have no dates. */
async function readNewest(client: ApiClient, limit: number): Promise<Order[] | undefined> {
  try {
    const { items } = await client.commands.list({ source: 'shop', limit });
    return items.every((order) => order.created_at !== undefined) ? items : undefined;
  } catch {
    return undefined;
  }
}

function latestOf(orders: readonly Order[], since = 0): number {
  return orders.map(momentOf).reduce((latest, moment) => Math.max(latest, moment), since);
}

function momentOf({ created_at: at = '' }: Order): number {
  return Date.parse(at) || 0;
}
