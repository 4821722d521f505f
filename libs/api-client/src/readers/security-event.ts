import { SECURITY_EVENT_ORIGINS, SECURITY_EVENT_TYPES } from '@shop/contract/security-events';
import type { SecurityEvent, SecurityEventChange } from '@shop/contract/schemas';
import {
  findTimestamp,
  readChoice,
  readFields,
  readId,
  readText,
  readWhole,
  type Fields,
} from './fields.ts';
import { InvalidResponseError } from './invalid-response-error.ts';

/** Reads an entry of the trail (feature `security-events`). @throws InvalidResponseError */
export function readSecurityEvent(value: unknown): SecurityEvent {
  const fields = readFields(value, 'security event');
  const at = findTimestamp(fields['at']);
  if (at === undefined) throw new InvalidResponseError('at is not a timestamp');
  const changes = Object.entries(readFields(fields['changes'] ?? {}, 'changes'));
  return {
    id: readId(fields, 'id'),
    at,
    type: readChoice(fields, 'type', SECURITY_EVENT_TYPES),
    origin: readChoice(fields, 'origin', SECURITY_EVENT_ORIGINS),
    account: readNullable(fields, 'account'),
    address: readNullable(fields, 'address'),
    request_id: readNullable(fields, 'request_id'),
    object: readNullable(fields, 'object'),
    changes: Object.fromEntries(changes.map(([name, change]) => [name, readChange(change)])),
    count: readWhole(fields, 'count', 1),
  };
}

function readNullable(fields: Fields, name: string): string | null {
  return (fields[name] ?? null) === null ? null : readText(fields, name);
}

function readChange(value: unknown): SecurityEventChange {
  const fields = readFields(value, 'change');
  return {
    ...(fields['before'] !== undefined && { before: readText(fields, 'before') }),
    ...(fields['after'] !== undefined && { after: readText(fields, 'after') }),
  };
}
