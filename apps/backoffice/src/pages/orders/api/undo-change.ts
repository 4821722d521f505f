import { isResponseLost, type ApiClient } from '@shop/api-client';

/**
 * Undoes the latest change of an order (feature `undo`). After a lost response the history says whether it was
 * undone; if not, it is sent once more, with the same version, so that nothing else is undone.
 * @param version of the order after the change
 */
export async function undoChange(client: ApiClient, id: string, version: string): Promise<void> {
  try {
    await client.commands.undo(id, version);
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    if (!(await isUndone(client, id))) await client.commands.undo(id, version);
  }
}

/** Whether the latest change of an order is an undo. */
async function isUndone({ commands }: ApiClient, id: string): Promise<boolean> {
  const { history } = await commands.get(id);
  return history?.at(-1)?.cause === 'change_undone';
}
