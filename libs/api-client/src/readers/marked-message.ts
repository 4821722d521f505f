import type { MarkedMessage, MessageHistoryEntry } from '@shop/contract/schemas';
import { MESSAGE_HISTORY_TYPES } from '@shop/contract/security-events';
import { readEditHistoryEntry } from './edit-history.ts';
import { readFields, readId } from './fields.ts';
import { readMessage } from './message.ts';

/** Reads an entry of the history of a message (feature `undo`). @throws InvalidResponseError */
export function readMessageHistoryEntry(value: unknown): MessageHistoryEntry {
  return readEditHistoryEntry(value, MESSAGE_HISTORY_TYPES);
}

/**
 * Reads a marked message, with the id of the change where it can be undone (feature `undo`).
 * @throws InvalidResponseError
 */
export function readMarkedMessage(value: unknown, base: URL): MarkedMessage {
  const fields = readFields(value, 'message');
  return {
    ...readMessage(fields, base),
    ...(fields['change_id'] !== undefined && { change_id: readId(fields, 'change_id') }),
  };
}
