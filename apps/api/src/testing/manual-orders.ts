import { call } from './requests.ts';
import type { TestApi } from './test-api.ts';

/** An order of one line as the back office sends it: 63.92 each and 8.00 for shipping, by phone. */
export function manualBody(
  product: string,
  changes: { quantity?: number; size?: string } & Record<string, unknown> = {},
) {
  const { quantity = 1, size = 'M', ...fields } = changes;
  return {
    client_name: 'Amira Ben Salah',
    number: '98 765 432',
    city: 'Sfax',
    street: '4, rue des Oliviers',
    command_products: [{ product, size, color: '#17457F', quantity }],
    total_amount: ((6_392 * quantity + 800) / 100).toFixed(2),
    source: 'phone',
    confirmed: true,
    ...fields,
  };
}

/** Sends an order as the form of a new order does. */
export async function sendManualOrder(
  api: Pick<TestApi, 'app'>,
  token: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return call(api, 'POST', '/api/manual-commands/', { token, body, headers });
}

/** Splits an order as the back office does. */
export async function sendSplit(
  api: Pick<TestApi, 'app'>,
  token: string,
  id: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return call(api, 'POST', `/api/commands/${id}/split/`, { token, body, headers });
}
