import { z } from 'zod';
import { BIN_KINDS, IMAGE_TYPES, ORDER_STATUSES } from '../constants.ts';
import { moneyText, timestampText } from './fields.ts';
import type { Image } from './image.ts';
import { pagingQuery } from './product.ts';

const binKind = z.enum(BIN_KINDS, { error: 'not_a_choice' });

/** Feature `undo`: a deleted product, order, message or site image that can be restored. */
export const binEntrySchema = z.object({
  /** `binEntryId` of the kind and the object, so a client that deleted an object can compute it. */
  id: z.string(),
  kind: binKind,
  /** The id of the product, message or site image, or the number of the order. */
  object: z.string(),
  /** The name of the product, or of the shopper; empty for a site image. */
  name: z.string(),
  /** The beginning of a message. */
  text: z.string().optional(),
  /** The total of an order, or the discounted price of a product. */
  amount: moneyText.optional(),
  /** The status of an order. */
  status: z.enum(ORDER_STATUSES).optional(),
  /** The pieces that a product had in stock. */
  pieces: z.int().optional(),
  /** A site image and its type. */
  image: z.string().optional(),
  image_type: z.enum(IMAGE_TYPES).optional(),
  deleted_at: timestampText,
  deleted_by: z.string(),
  /** It is deleted for good at this time. */
  expires_at: timestampText,
});

export const binListQuerySchema = z.object({ ...pagingQuery, kind: binKind.optional() });

export type ApiBinEntry = z.output<typeof binEntrySchema>;
/** An entry of the bin in the client. */
export type BinEntry = Omit<ApiBinEntry, 'image'> & { image?: Image };
export type BinListQuery = z.output<typeof binListQuerySchema>;
