import { z } from 'zod';
import { MAX_LENGTH } from '../constants.ts';
import { requiredText, timestampText } from './fields.ts';
import { pagingQuery } from './product.ts';
import { securityEventSchema } from './security-event.ts';

/** Feature `undo`: an entry of the history of a product. */
export const productHistoryEntrySchema = z.object({
  /** The id of the change, by which it is undone. */
  id: z.string(),
  at: timestampText,
  type: z.enum([
    'product_created',
    'product_changed',
    'product_change_undone',
    'product_deleted',
    'product_restored',
  ]),
  /** The name of the account; null for a command. */
  by: z.string().nullable(),
  /** By field, as in the trail. */
  changes: securityEventSchema.shape.changes,
  /** Until then the change can be undone, unless what it changed is changed again. */
  undo_until: timestampText.optional(),
});

/** Feature `undo`. Without a limit, a page has 100 entries. */
export const productHistoryQuerySchema = z.object(pagingQuery);

/** Feature `undo`: the change to undo. */
export const productUndoRequestSchema = z.strictObject({
  change: requiredText(MAX_LENGTH.size),
});

export type ProductHistoryEntry = z.output<typeof productHistoryEntrySchema>;
export type ProductHistoryQuery = z.output<typeof productHistoryQuerySchema>;
export type ProductUndoRequest = z.output<typeof productUndoRequestSchema>;
