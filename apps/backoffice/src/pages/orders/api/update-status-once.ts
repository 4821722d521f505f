import { isApiError, isResponseLost, type ApiClient } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { UnchangedError } from '../../../features/resource-list/use-update-many.ts';
import { sendStatus } from './send-status.ts';
import type { TargetStatus } from './status-transitions.ts';

/**
 * Updates the status of an order. After a lost response, or when the API server refuses the transition, the order is
 * read: an order that has the status was changed. A repeat after a lost response is safe.
 * @param order as it is listed
 * @returns the order, or null when this request did not change it, or when the response contains no order
 * @throws `UnchangedError` when the response was lost and the order still has the listed status; the error of the
 *   request otherwise, for which `isResponseLost` is true when it is not known whether the order changed
 */
export async function updateStatusOnce(
  client: ApiClient,
  order: Pick<Order, 'command_id' | 'status'>,
  status: TargetStatus,
): Promise<Order | null> {
  const { command_id: id } = order;
  try {
    return await sendStatus(client, id, status);
  } catch (error) {
    const isLost = isResponseLost(error);
    const isRefused = isApiError(error) && error.code === 'bad_transition';
    if (!isLost && !isRefused) throw error;
    const current = await client.commands.get(id).catch(() => undefined);
    if (current?.status === status) return isLost ? current : null;
    // With a third status it may have changed twice: by this request, and by somebody else.
    throw isLost && current?.status === order.status ? new UnchangedError(error) : error;
  }
}
