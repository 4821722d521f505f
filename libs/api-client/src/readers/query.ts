import { QUERY_TYPES } from '@shop/contract/constants';
import type { PlacedQuery, Query } from '@shop/contract/schemas';
import {
  findMoment,
  isFields,
  readChoice,
  readFields,
  readFlag,
  readId,
  readText,
} from './fields.ts';
import { readOrder } from './order.ts';
import { unlessUnreadable } from './unreadable.ts';

/** A message is worth more than its date: one without a readable date stays in sight, last of all. */
const NO_MOMENT = '1970-01-01T00:00:00.000Z';

/**
 * Reads a shopper's message. A return whose order is only named, gone or unreadable has no order
 * beside its id.
 * @param base the API's address, for the pictures of a returned order
 * @throws Unreadable
 */
export function readQuery(value: unknown, base: URL): Query {
  const fields = readFields(value, 'query');
  const { command } = fields;
  const order = isFields(command) ? unlessUnreadable(() => readOrder(command, base)) : undefined;
  const named = isFields(command) ? command['command_id'] : command;
  const orderId = 'command_id' in fields ? fields['command_id'] : named;
  return {
    id: readId(fields, 'id'),
    client_name: readText(fields, 'client_name', ''),
    email: readText(fields, 'email', ''),
    query_type: readChoice(fields, 'query_type', QUERY_TYPES),
    message: readText(fields, 'message', ''),
    created_at: findMoment(fields['created_at']) ?? NO_MOMENT,
    command: order ?? null,
    command_id: (orderId ?? null) === null ? null : readText({ command_id: orderId }, 'command_id'),
    ...('answered' in fields && { answered: readFlag(fields, 'answered') }),
  };
}

/** Reads the id of a query just sent; null where the host tells none. */
export function readPlacedQuery(value: unknown): PlacedQuery | null {
  const id = isFields(value) ? value['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? { id: String(id) } : null;
}
