import { isResponseLost, randomKey, type ApiClient } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import type { TargetStatus } from './status-transitions.ts';

/**
 * Sends the status of an order, after a lost response once more with its key, so that the response contains what the
 * first request did (F2). An API server without keys (feature `idempotent-creates`) gets it once.
 */
export async function sendStatus(
  client: ApiClient,
  id: string,
  status: TargetStatus,
): Promise<Order | null> {
  if (!client.features().has('idempotent-creates')) return client.commands.update(id, { status });
  const idempotencyKey = randomKey();
  try {
    return await client.commands.update(id, { status }, { idempotencyKey });
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    return client.commands.update(id, { status }, { idempotencyKey, isRepeat: true });
  }
}
