import { TOTAL_COUNT_HEADER } from '@shop/contract/features';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../services/app-context.ts';

/** Returns the rows of a list and sets the header with their count before paging (feature `paging`). */
export function sendPage<Row>(
  context: AppContext,
  reply: FastifyReply,
  page: { rows: Row[]; total: number },
): Row[] {
  if (context.features.has('paging')) reply.header(TOTAL_COUNT_HEADER, String(page.total));
  return page.rows;
}
