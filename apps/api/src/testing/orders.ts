import { orderSchema, type WireOrder } from '@shop/contract/schemas';
import { call } from './calls.ts';
import type { Host } from './host.ts';

/** Sends an order as the checkout does. */
export async function order(
  host: Pick<Host, 'app'>,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return call(host, 'POST', '/api/commands/', { body, headers });
}

/** The owner's list of orders. */
export async function listOrders(
  host: Pick<Host, 'app'>,
  token: string,
  query = '',
): Promise<WireOrder[]> {
  const answer = await call(host, 'GET', `/api/commands/list/${query}`, { token });
  return orderSchema.array().parse(answer.json());
}
