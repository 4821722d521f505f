import type { System } from '../system/system.ts';
import { expect } from './journey.ts';

/**
 * Sends a message as a shopper does, about an order a return; answers its client's name, which
 * nobody else in this run has.
 */
export async function writeQuery(shop: System, orderId?: string): Promise<string> {
  const client_name = `Ines ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await fetch(`${shop.api}/api/queries/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query_type: orderId === undefined ? 'information' : 'return',
      ...(orderId !== undefined && { command_id: orderId }),
      client_name,
      email: 'ines@exemple.tn',
      message: 'Quelle taille choisir ?',
    }),
  });
  expect(answer.status).toBe(201);
  return client_name;
}
