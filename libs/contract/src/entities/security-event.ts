import { z } from 'zod';
import { LIMITS, MAX_LENGTH } from '../constants.ts';
import {
  SECURITY_EVENT_KINDS,
  SECURITY_EVENT_ORIGINS,
  SECURITY_EVENT_TYPES,
} from '../security-events.ts';
import { dayText, queryText, timestampText, wholeNumber } from './fields.ts';
import { pagingQuery } from './product.ts';

/** A changed field; neither value for a field with personal data. */
const fieldChange = z.object({ before: z.string().optional(), after: z.string().optional() });

/** Feature `security-events`: an entry of the trail. */
export const securityEventSchema = z.object({
  id: z.string(),
  at: timestampText,
  type: z.enum(SECURITY_EVENT_TYPES),
  origin: z.enum(SECURITY_EVENT_ORIGINS),
  /** The name of the account; null for nobody, and for an unknown name. */
  account: z.string().nullable(),
  /** A keyed hash of the IP address or its IPv6 network: equal for equal addresses. */
  address: z.string().nullable(),
  /** The id that the log lines of the request have. */
  request_id: z.string().nullable(),
  /** An id of a product, order, message or site image, the name of an account, a path or an error code. */
  object: z.string().nullable(),
  /** By field. */
  changes: z.record(z.string(), fieldChange),
  /** Rejections and limits of one minute are counted together. */
  count: z.int(),
  /** Feature `undo`, for a change of an account of the staff: its id, and until when the change can be undone. */
  undo: z.object({ account_id: z.string(), until: timestampText }).optional(),
});

/** Feature `security-events`. Without a limit, a page has 100 events. */
export const securityEventQuerySchema = z.object({
  ...pagingQuery,
  kind: z.enum(SECURITY_EVENT_KINDS, { error: 'not_a_choice' }).optional(),
  /** The exact name. */
  account: queryText(MAX_LENGTH.username).optional(),
  /** The first and the last day, both inclusive, in the shop's time zone. */
  from: dayText.optional(),
  to: dayText.optional(),
});

/** Feature `security-events`: the number of orders that a client wrote into a file. */
export const orderExportSchema = z.strictObject({
  orders: wholeNumber(0, LIMITS.exportedOrders),
});

export type SecurityEvent = z.output<typeof securityEventSchema>;
export type SecurityEventChange = z.output<typeof fieldChange>;
export type SecurityEventQuery = z.output<typeof securityEventQuerySchema>;
export type OrderExport = z.output<typeof orderExportSchema>;
