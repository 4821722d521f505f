import { z } from 'zod';
import { MAX_LENGTH } from '../constants.ts';
import type { SecurityEventType } from '../security-events.ts';
import { requiredText, timestampText } from './fields.ts';
import { pagingQuery } from './product.ts';
import { securityEventSchema } from './security-event.ts';

/** Feature `undo`: the schema of an entry of a history that has these types of events. */
export function editHistoryEntry<const Types extends readonly SecurityEventType[]>(types: Types) {
  return z.object({
    /** The id of the change, by which it is undone. */
    id: z.string(),
    at: timestampText,
    type: z.enum(types),
    /** The name of the account; null for a command. */
    by: z.string().nullable(),
    /** By field, as in the trail. */
    changes: securityEventSchema.shape.changes,
    /** Until then the change can be undone, unless what it changed is changed again. */
    undo_until: timestampText.optional(),
  });
}

/** Feature `undo`. Without a limit, a page has 100 entries. */
export const editHistoryQuerySchema = z.object(pagingQuery);

/** Feature `undo`: the change to undo. */
export const editUndoRequestSchema = z.strictObject({ change: requiredText(MAX_LENGTH.size) });

/** An entry of the history of any object. */
export type EditHistoryEntry = z.output<ReturnType<typeof editHistoryEntry<SecurityEventType[]>>>;
export type EditHistoryQuery = z.output<typeof editHistoryQuerySchema>;
export type EditUndoRequest = z.output<typeof editUndoRequestSchema>;
