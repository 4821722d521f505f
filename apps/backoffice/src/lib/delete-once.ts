import { isResponseLost } from '@shop/api-client';
import { isNotFound } from './error-key.ts';

/**
 * Deletes an item, once more after a lost response (F2). What a repeat does not find was deleted by an earlier request.
 * @param isRepeat whether the response of an earlier deletion of the item was lost
 */
export async function deleteOnce(
  deleteItem: () => Promise<unknown>,
  isRepeat = false,
): Promise<void> {
  try {
    await deleteItem();
  } catch (error) {
    if (isRepeat && isNotFound(error)) return;
    if (isRepeat || !isResponseLost(error)) throw error;
    await deleteOnce(deleteItem, true);
  }
}
