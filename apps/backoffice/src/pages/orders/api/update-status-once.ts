import { isResponseLost, type ApiClient } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import type { TargetStatus } from './status-transitions.ts';

/**
 * Updates the status of an order. After a lost response it is sent once more with its key, so the response says what the first
 * request did. An API server without keys (feature `idempotent-creates`) gets it once.
 */
export async function updateStatusOnce(
  client: ApiClient,
  id: string,
  status: TargetStatus,
): Promise<Order | null> {
  if (!client.features().has('idempotent-creates')) return client.commands.update(id, { status });
  const idempotencyKey = crypto.randomUUID();
  try {
    return await client.commands.update(id, { status }, { idempotencyKey });
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    return client.commands.update(id, { status }, { idempotencyKey, isRepeat: true });
  }
}
