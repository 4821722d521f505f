import { z } from 'zod';
import {
  CUSTOMER_WARNINGS,
  MAX_LENGTH,
  MESSAGE_LANGUAGES,
  ORDER_OUTCOMES,
  ORDER_STATUSES,
} from '../constants.ts';
import { CUSTOMER_HISTORY_TYPES } from '../security-events.ts';
import { editHistoryEntry } from './edit-history.ts';
import {
  choice,
  flag,
  idField,
  moneyText,
  queryText,
  requiredText,
  timestampText,
} from './fields.ts';
import { pagingQuery } from './product.ts';

const orderOutcome = z.enum(ORDER_OUTCOMES);

/** Feature `customers`: a customer, as a list has it. All figures are calculated from the orders. */
export const customerSchema = z.object({
  /** Not the phone number: URLs may have it. */
  id: z.string(),
  /** The name of the latest order; empty without one. */
  name: z.string(),
  /** Normalized phone numbers. */
  numbers: z.array(z.string()),
  /** The cities of the orders, the latest first. */
  places: z.array(z.string()),
  orders: z.int(),
  delivered: z.int(),
  refused: z.int(),
  /** The share of the delivered orders among those that were delivered or refused, in percent; null without any. */
  delivered_rate: z.int().nullable(),
  /** The totals of the delivered orders; absent for the staff. */
  total_paid: moneyText.optional(),
  last_order_at: timestampText.nullable(),
  tags: z.array(z.string()),
  /** Only the owner and the staff see it; a shopper never does. */
  blocked: z.boolean(),
  /** The language of the messages to the customer; absent until somebody chooses one. */
  message_language: z.enum(MESSAGE_LANGUAGES).optional(),
});

/** Feature `customers`: an order in a customer's record. */
const customerOrderSchema = z.object({
  command_id: z.string(),
  created_at: timestampText,
  status: z.enum(ORDER_STATUSES),
  outcome: orderOutcome,
  client_name: z.string(),
  city: z.string(),
  street: z.string(),
  total_amount: moneyText,
});

/** Feature `customers`: a note about a customer. */
const customerNoteSchema = z.object({
  id: z.string(),
  at: timestampText,
  by: z.string(),
  note: z.string(),
});

/** Feature `customers`: a record that was merged into another one. */
const mergedCustomerSchema = z.object({ id: z.string(), numbers: z.array(z.string()) });

/** Feature `customers`: a customer with the latest orders, the notes and the merged records. */
export const customerRecordSchema = customerSchema.extend({
  /** At most 200. */
  order_list: z.array(customerOrderSchema),
  /** The latest first. */
  notes: z.array(customerNoteSchema),
  merged: z.array(mergedCustomerSchema),
});

/** The response to a change of a record: the record, and the change that can be undone. */
export const savedCustomerRecordSchema = customerRecordSchema.extend({
  /** Feature `undo`: the id of the change; absent when nothing changed. */
  change_id: z.string().optional(),
});

/** Feature `undo`: an entry of the history of a customer's record. */
export const customerHistoryEntrySchema = editHistoryEntry(CUSTOMER_HISTORY_TYPES);

/** Feature `customers`: the customer of an order, and what the owner should know before confirming it. */
export const orderCustomerSchema = z.object({
  customer: customerSchema,
  /** Other records that have another number of the order; the figures of `customer` count their orders too. */
  others: z.array(customerSchema),
  notes: z.array(customerNoteSchema),
  warnings: z.array(z.enum(CUSTOMER_WARNINGS)),
  /** The orders of the customer with the same lines within 24 hours. */
  same_orders: z.array(z.string()),
  /** The new orders from one address of the internet within an hour, this one included; 0 below the warning. */
  burst_orders: z.int(),
});

/** Feature `customers`: a change of a customer's record, with at least one property. */
export const customerChangeSchema = z
  .strictObject({
    note: requiredText(MAX_LENGTH.note, { hasLines: true }).optional(),
    add_tag: requiredText(MAX_LENGTH.tag).optional(),
    remove_tag: requiredText(MAX_LENGTH.tag).optional(),
    blocked: z.boolean({ error: 'not_a_choice' }).optional(),
    message_language: choice(MESSAGE_LANGUAGES).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'required',
    path: ['note'],
  });

/** Feature `customers`: the other record of a merge or of its undo. */
export const customerMergeSchema = z.strictObject({ customer: idField });

export const customerListQuerySchema = z.object({
  ...pagingQuery,
  /** Words of names and places, and the beginning of a phone number. */
  search: queryText(MAX_LENGTH.search).optional(),
  blocked: flag.optional(),
});

export type Customer = z.output<typeof customerSchema>;
export type CustomerOrder = z.output<typeof customerOrderSchema>;
export type CustomerNote = z.output<typeof customerNoteSchema>;
export type CustomerRecord = z.output<typeof customerRecordSchema>;
export type SavedCustomerRecord = z.output<typeof savedCustomerRecordSchema>;
export type CustomerHistoryEntry = z.output<typeof customerHistoryEntrySchema>;
export type OrderCustomer = z.output<typeof orderCustomerSchema>;
export type CustomerChange = z.output<typeof customerChangeSchema>;
export type CustomerMerge = z.output<typeof customerMergeSchema>;
export type CustomerListQuery = z.output<typeof customerListQuerySchema>;
