import { z } from 'zod';
import { MAX_LENGTH, MESSAGE_TYPES } from '../constants.ts';
import { MESSAGE_HISTORY_TYPES } from '../security-events.ts';
import { editHistoryEntry } from './edit-history.ts';
import { choice, emailField, timestampText, queryText, requiredText } from './fields.ts';
import { orderSchema, type Order } from './order.ts';
import { pagingQuery } from './product.ts';

/** The body of `POST /api/queries/` (CON-3); `command_id` is null unless the message is a return. */
export const messageRequestSchema = z
  .strictObject({
    client_name: requiredText(MAX_LENGTH.name),
    email: emailField,
    query_type: choice(MESSAGE_TYPES),
    message: requiredText(MAX_LENGTH.message, { hasLines: true }),
    command_id: z
      .union([z.string().trim().max(64, 'too_long'), z.null()], { error: 'not_text' })
      .optional(),
  })
  .refine(({ query_type, command_id }) => query_type !== 'return' || Boolean(command_id), {
    error: 'required',
    path: ['command_id'],
  });

export const messageSchema = z.object({
  id: z.string(),
  client_name: z.string(),
  email: z.string(),
  query_type: z.enum(MESSAGE_TYPES),
  message: z.string(),
  created_at: timestampText,
  /** The order of a return, or null. */
  command: orderSchema.nullable(),
  command_id: z.string().nullable(),
  /** Feature `message-status`. */
  answered: z.boolean().optional(),
});

/** The response to a mark: the message, and the change that can be undone. */
export const markedMessageSchema = messageSchema.extend({
  /** Feature `undo`: the id of the change; absent when nothing changed. */
  change_id: z.string().optional(),
});

/** Feature `undo`: an entry of the history of a message. */
export const messageHistoryEntrySchema = editHistoryEntry(MESSAGE_HISTORY_TYPES);

export const placedMessageSchema = z.object({ id: z.string() });

/** Feature `message-status`. */
export const messageChangeSchema = z.strictObject({
  answered: z.boolean({ error: 'not_a_choice' }),
});

export const messageListQuerySchema = z.object({
  ...pagingQuery,
  type: z.enum(MESSAGE_TYPES, { error: 'not_a_choice' }).optional(),
  search: queryText(MAX_LENGTH.search).optional(),
});

export type MessageRequestInput = z.input<typeof messageRequestSchema>;
export type MessageRequest = z.output<typeof messageRequestSchema>;
export type PlacedMessage = z.output<typeof placedMessageSchema>;
export type ApiMessage = z.output<typeof messageSchema>;
export type MessageChange = z.output<typeof messageChangeSchema>;
export type MessageListQuery = z.output<typeof messageListQuerySchema>;
export type ApiMarkedMessage = z.output<typeof markedMessageSchema>;
export type MessageHistoryEntry = z.output<typeof messageHistoryEntrySchema>;
/** A shopper's message in the client. */
export type Message = Omit<ApiMessage, 'command'> & { command: Order | null };
/** A marked message in the client. */
export type MarkedMessage = Message & Pick<ApiMarkedMessage, 'change_id'>;
