import { orderSchema, type ApiOrder } from '@shop/contract/schemas';
import { call } from './requests.ts';
import type { TestApi } from './test-api.ts';

/** Sends an order as the checkout does. */
export async function sendOrder(
  api: Pick<TestApi, 'app'>,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return call(api, 'POST', '/api/commands/', { body, headers });
}

/** The owner's list of orders. */
export async function listOrders(
  api: Pick<TestApi, 'app'>,
  token: string,
  query = '',
): Promise<ApiOrder[]> {
  const response = await call(api, 'GET', `/api/commands/list/${query}`, { token });
  return orderSchema.array().parse(response.json());
}
