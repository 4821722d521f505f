import { isApiError, type ApiClient } from '@shop/api-client';
import { isNotFound } from './error-key.ts';

/**
 * Restores a deleted object (feature `undo`). After a lost response it is sent once more: what is gone then was
 * restored by the first request.
 * @param id `binEntryId` of the object
 */
export async function restoreFromBin({ bin }: ApiClient, id: string): Promise<void> {
  try {
    await bin.restore(id);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'http') throw error;
    await bin.restore(id).catch((second: unknown) => {
      if (!isNotFound(second)) throw second;
    });
  }
}
