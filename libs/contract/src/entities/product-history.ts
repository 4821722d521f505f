import type { z } from 'zod';
import { PRODUCT_HISTORY_TYPES } from '../security-events.ts';
import { editHistoryEntry } from './edit-history.ts';

/** Feature `undo`: an entry of the history of a product. */
export const productHistoryEntrySchema = editHistoryEntry(PRODUCT_HISTORY_TYPES);

export type ProductHistoryEntry = z.output<typeof productHistoryEntrySchema>;
