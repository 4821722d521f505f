import { z } from 'zod';
import { MAX_LENGTH, QUERY_TYPES } from '../constants.ts';
import { choice, emailField, momentText, queryText, requiredText } from './fields.ts';
import { orderSchema, type Order } from './order.ts';
import { pagingQuery } from './product.ts';

/** The body of `POST /api/queries/` (CON-3); `command_id` is null unless the query is a return. */
export const queryRequestSchema = z
  .strictObject({
    client_name: requiredText(MAX_LENGTH.name),
    email: emailField,
    query_type: choice(QUERY_TYPES),
    message: requiredText(MAX_LENGTH.message),
    command_id: z
      .union([z.string().trim().max(64, 'too_long'), z.null()], { error: 'not_text' })
      .optional(),
  })
  .refine((query) => query.query_type !== 'return' || Boolean(query.command_id), {
    error: 'required',
    path: ['command_id'],
  });

export const querySchema = z.object({
  id: z.string(),
  client_name: z.string(),
  email: z.string(),
  query_type: z.enum(QUERY_TYPES),
  message: z.string(),
  created_at: momentText,
  /** The order of a return, or null. */
  command: orderSchema.nullable(),
  command_id: z.string().nullable(),
  /** Feature `query-status`. */
  answered: z.boolean().optional(),
});

export const placedQuerySchema = z.object({ id: z.string() });

/** Feature `query-status`. */
export const queryChangeSchema = z.strictObject({ answered: z.boolean({ error: 'not_a_choice' }) });

export const queryListQuerySchema = z.object({
  ...pagingQuery,
  type: z.enum(QUERY_TYPES, { error: 'not_a_choice' }).optional(),
  search: queryText(MAX_LENGTH.search).optional(),
});

export type QueryRequest = z.input<typeof queryRequestSchema>;
export type QueryDraft = z.output<typeof queryRequestSchema>;
export type PlacedQuery = z.output<typeof placedQuerySchema>;
export type WireQuery = z.output<typeof querySchema>;
export type QueryChange = z.output<typeof queryChangeSchema>;
export type QueryListQuery = z.output<typeof queryListQuerySchema>;
/** A shopper's message as clients hold it. */
export type Query = Omit<WireQuery, 'command'> & { command: Order | null };
