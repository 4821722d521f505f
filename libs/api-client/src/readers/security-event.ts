import { SECURITY_EVENT_ORIGINS, SECURITY_EVENT_TYPES } from '@shop/contract/security-events';
import type { SecurityEvent, SecurityEventChange } from '@shop/contract/schemas';
import {
  readChoice,
  readFields,
  readId,
  readNullable,
  readText,
  readTimestamp,
  readWhole,
  type Fields,
} from './fields.ts';

/** Reads an entry of the trail (feature `security-events`). @throws InvalidResponseError */
export function readSecurityEvent(value: unknown): SecurityEvent {
  const fields = readFields(value, 'security event');
  return {
    id: readId(fields, 'id'),
    at: readTimestamp(fields, 'at'),
    type: readChoice(fields, 'type', SECURITY_EVENT_TYPES),
    origin: readChoice(fields, 'origin', SECURITY_EVENT_ORIGINS),
    account: readNullable(fields, 'account', readText),
    address: readNullable(fields, 'address', readText),
    request_id: readNullable(fields, 'request_id', readText),
    object: readNullable(fields, 'object', readText),
    changes: readChanges(fields),
    count: readWhole(fields, 'count', 1),
    ...(fields['undo'] !== undefined && { undo: readUndo(fields['undo']) }),
  };
}

function readUndo(value: unknown): NonNullable<SecurityEvent['undo']> {
  const fields = readFields(value, 'undo');
  return { account_id: readId(fields, 'account_id'), until: readTimestamp(fields, 'until') };
}

/** Reads the changed fields of an entry, by name. @throws InvalidResponseError */
export function readChanges(fields: Fields): SecurityEvent['changes'] {
  const changes = Object.entries(readFields(fields['changes'] ?? {}, 'changes'));
  return Object.fromEntries(changes.map(([name, change]) => [name, readChange(change)]));
}

function readChange(value: unknown): SecurityEventChange {
  const fields = readFields(value, 'change');
  return {
    ...(fields['before'] !== undefined && { before: readText(fields, 'before') }),
    ...(fields['after'] !== undefined && { after: readText(fields, 'after') }),
  };
}
