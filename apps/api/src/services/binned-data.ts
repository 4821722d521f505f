import { z } from 'zod';
import { ORDER_STATUSES } from '@shop/contract/constants';
import { findBinContents, type BinEntryContent } from '../db/bin.ts';
import type { Db } from '../db/database.ts';

const orderSchema = z.object({
  email: z.string(),
  phone: z.string(),
  status: z.enum(ORDER_STATUSES),
  created_at: z.number(),
});
const messageSchema = z.object({
  email: z.string(),
  command_id: z.string().nullable(),
  answered: z.number(),
  created_at: z.number(),
});

type Entry = Pick<BinEntryContent, 'id' | 'object'>;
/** An order of the bin with the data that identifies a person and that its retention depends on. */
type BinnedOrder = Entry & { kind: 'order'; order: z.output<typeof orderSchema> };
/** A message of the bin, with the same data. */
type BinnedMessage = Entry & { kind: 'message'; message: z.output<typeof messageSchema> };
export type BinnedData = BinnedOrder | BinnedMessage;

/** The orders and messages of the bin whose search text contains a text; all without one. */
export async function findBinnedData(db: Db, text?: string): Promise<BinnedData[]> {
  const found = await findBinContents(db, text);
  return found.map(({ id, object, kind, content }) =>
    kind === 'order'
      ? { id, object, kind, order: orderSchema.parse(content.orders?.[0]) }
      : { id, object, kind: 'message', message: messageSchema.parse(content.messages?.[0]) },
  );
}
