import type { EditHistoryEntry } from '@shop/contract/schemas';
import { readChoice, readFields, readId, readNullable, readText, readTimestamp } from './fields.ts';
import { readChanges } from './security-event.ts';

/**
 * Reads an entry of a history that has these types of events (feature `undo`). @throws InvalidResponseError
 */
export function readEditHistoryEntry<Type extends EditHistoryEntry['type']>(
  value: unknown,
  types: readonly Type[],
): EditHistoryEntry & { type: Type } {
  const fields = readFields(value, 'entry');
  return {
    id: readId(fields, 'id'),
    at: readTimestamp(fields, 'at'),
    type: readChoice(fields, 'type', types),
    by: readNullable(fields, 'by', readText),
    changes: readChanges(fields),
    ...(fields['undo_until'] !== undefined && { undo_until: readTimestamp(fields, 'undo_until') }),
  };
}
