import { isApiError, isResponseLost, type ApiClient } from '@shop/api-client';
import type { OrderUndoRequest } from '@shop/contract/schemas';

/**
 * Undoes a change of an order (feature `undo`). After a lost response the history shows whether it was undone; if not,
 * it is sent once more, with the same version or id, so that nothing else is undone.
 */
export async function undoChange(
  client: ApiClient,
  id: string,
  request: OrderUndoRequest,
): Promise<void> {
  try {
    await client.commands.undo(id, request);
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    if (!(await isUndone(client, id, request))) await client.commands.undo(id, request);
  }
}

/**
 * Whether a change of an order is undone: the latest one, or the one with an id, which may have moved the order to the
 * bin.
 */
async function isUndone(
  { commands }: ApiClient,
  id: string,
  { change }: OrderUndoRequest,
): Promise<boolean> {
  try {
    const { history = [] } = await commands.get(id);
    if (change === undefined) return history.at(-1)?.cause === 'change_undone';
    return history.every(({ undo }) => undo?.change !== change);
  } catch (error) {
    if (change !== undefined && isApiError(error) && error.code === 'not_found') return true;
    throw error;
  }
}
