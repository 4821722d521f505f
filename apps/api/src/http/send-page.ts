import { TOTAL_COUNT_HEADER } from '@shop/contract/features';
import type { FastifyReply } from 'fastify';
import type { Shop } from '../services/shop.ts';

/** A list's rows as they are answered; with the feature `paging`, their count before paging in a header. */
export function sendPage<Row>(
  shop: Shop,
  reply: FastifyReply,
  page: { rows: Row[]; total: number },
): Row[] {
  if (shop.features.has('paging')) reply.header(TOTAL_COUNT_HEADER, String(page.total));
  return page.rows;
}
