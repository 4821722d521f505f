import { MESSAGE_TYPES } from '@shop/contract/constants';
import type { PlacedMessage, Message } from '@shop/contract/schemas';
import { rejectErrorField } from './error-field.ts';
import {
  findTimestamp,
  isFields,
  readChoice,
  readFields,
  readFlag,
  readId,
  readText,
} from './fields.ts';
import { readOrder } from './order.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/**
 * The date of a message without a readable date. The message is then the last of the list instead of being
 * omitted.
 */
const NO_TIMESTAMP = '1970-01-01T00:00:00.000Z';

/**
 * Reads a shopper's message. A return whose order is not expanded, deleted or invalid has only the order's
 * id.
 * @param base the API's URL, for the images of a returned order
 * @throws InvalidResponseError
 */
export function readMessage(value: unknown, base: URL): Message {
  const fields = readFields(value, 'message');
  const { command } = fields;
  const order = isFields(command) ? validOrUndefined(() => readOrder(command, base)) : undefined;
  const named = isFields(command) ? command['command_id'] : command;
  const orderId = 'command_id' in fields ? fields['command_id'] : named;
  return {
    id: readId(fields, 'id'),
    client_name: readText(fields, 'client_name', ''),
    email: readText(fields, 'email', ''),
    query_type: readChoice(fields, 'query_type', MESSAGE_TYPES),
    message: readText(fields, 'message', ''),
    created_at: findTimestamp(fields['created_at']) ?? NO_TIMESTAMP,
    command: order ?? null,
    command_id: (orderId ?? null) === null ? null : readText({ command_id: orderId }, 'command_id'),
    ...('answered' in fields && { answered: readFlag(fields, 'answered') }),
  };
}

/**
 * Reads the id of a message that was just sent.
 * @throws InvalidResponseError when the response has none
 * @throws ErrorFieldError when the response has an error, whatever its status: the response of this call is read for an
 * error field (specification, section 7)
 */
export function readPlacedMessage(value: unknown): PlacedMessage {
  const fields = readFields(value, 'message');
  rejectErrorField(fields);
  return { id: readId(fields, 'id') };
}
