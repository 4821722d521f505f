import type { SecurityEventChange } from '@shop/contract/schemas';
import type { SecurityEventType } from '@shop/contract/security-events';
import { findAccountById } from '../db/accounts.ts';
import type { Db } from '../db/database.ts';
import { insertSecurityEvents } from '../db/security-events.ts';
import { currentEventSource } from './event-source.ts';

/** What an event is about. */
export type EventDetails = {
  /** The account that acts, when the request has no session: a login, a logout. */
  accountId?: number;
  object?: string | number;
  changes?: Record<string, SecurityEventChange>;
};

/**
 * Records a security event, in the transaction of what it records: both are stored, or neither. The account, the
 * hashed address and the id of the request come from the event source of the request or command.
 * @returns the id of the event
 */
export async function recordEvent(
  { now }: { now: () => number },
  db: Db,
  type: SecurityEventType,
  { accountId, object, changes = {} }: EventDetails = {},
): Promise<number> {
  const { origin, account, requestId, address } = currentEventSource();
  const actor = accountId === undefined ? account : await findAccountById(db, accountId);
  const [id = 0] = await insertSecurityEvents(db, [
    {
      at: now(),
      type,
      origin,
      account_id: actor?.id ?? null,
      account: actor?.username ?? null,
      address: address?.() ?? null,
      request_id: requestId ?? null,
      object: object === undefined ? null : String(object),
      changes: JSON.stringify(changes),
      count: 1,
    },
  ]);
  return id;
}
