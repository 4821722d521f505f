import { z } from 'zod';
import { CALL_OUTCOMES, MAX_LENGTH, REFUSED_REASONS } from '../constants.ts';
import { choice, requiredText, timestampText } from './fields.ts';
import { orderSchema, type ApiOrder, type Order } from './order.ts';

/** Feature `confirmation`: the customers to call now, and those to call later. */
export const callCountsSchema = z.object({
  due: z.int(),
  later: z.int(),
  /** The earliest of the later calls; null without any. */
  next_at: timestampText.nullable(),
});

/** Feature `confirmation`: who calls the customer of an order, until when nobody else gets it. */
const callLeaseSchema = z.object({
  by: z.string(),
  until: timestampText,
  /** Whether the request belongs to the session that has the lease. */
  mine: z.boolean(),
});

/** Feature `confirmation`: an order with what a person needs to call its customer. */
export const callSchema = z.object({
  order: orderSchema,
  /** The pieces in stock for each line of the order, without its own; null when its variant is deleted. */
  stock: z.array(z.int().nullable()),
  /** Calls that nobody answered. */
  no_answers: z.int(),
  /** The number of such calls that cancels the order; null without that rule. */
  max_no_answers: z.int().nullable(),
  /** The next call; null before the first call and when none is planned. */
  next_call_at: timestampText.nullable(),
  /** The next call after one more that nobody answers; null when it cancels the order. */
  next_try_at: timestampText.nullable(),
  lease: callLeaseSchema.nullable(),
});

/** Feature `confirmation`: the order that this session calls next; null when no call is due. */
export const nextCallSchema = callCountsSchema.extend({ call: callSchema.nullable() });

/** Feature `confirmation`: the outcome of a call. */
export const outcomeRequestSchema = z
  .strictObject({
    outcome: choice(CALL_OUTCOMES),
    note: requiredText(MAX_LENGTH.note, { hasLines: true }).optional(),
    /** Of `refused`. */
    reason: choice(REFUSED_REASONS).optional(),
    /** Of `call_back`. */
    call_at: z.iso.datetime({ error: 'bad_format' }).optional(),
    /** Of `duplicate`: the other order. */
    duplicate_of: requiredText(MAX_LENGTH.search).optional(),
  })
  .superRefine(({ outcome, reason, call_at: callAt, duplicate_of: duplicateOf }, context) => {
    const fields = [
      ['reason', reason, 'refused'],
      ['call_at', callAt, 'call_back'],
      ['duplicate_of', duplicateOf, 'duplicate'],
    ] as const;
    for (const [name, value, owner] of fields) {
      if (outcome === owner && value === undefined) {
        context.addIssue({ code: 'custom', message: 'required', path: [name] });
      }
      if (outcome !== owner && value !== undefined) {
        context.addIssue({ code: 'custom', message: 'unknown', path: [name] });
      }
    }
  });

/** Feature `confirmation`: the recorded call, whose id undoes it, and the order as it is now. */
export const recordedOutcomeSchema = z.object({ attempt: z.string(), call: callSchema });

export type CallCounts = z.output<typeof callCountsSchema>;
export type ApiCall = z.output<typeof callSchema>;
export type ApiNextCall = z.output<typeof nextCallSchema>;
export type OutcomeRequest = z.output<typeof outcomeRequestSchema>;
export type ApiRecordedOutcome = z.output<typeof recordedOutcomeSchema>;

type WithOrder<T extends { order: ApiOrder }> = Omit<T, 'order'> & { order: Order };
/** A call in the client. */
export type Call = WithOrder<ApiCall>;
export type NextCall = CallCounts & { call: Call | null };
export type RecordedOutcome = { attempt: string; call: Call };
