import { sql } from 'kysely';
import type { BinKey } from './bin.ts';
import type { Db } from './database.ts';

/** The entries of the bin whose object exists: it was inserted behind the API server. */
export async function findExistingObjects(db: Db): Promise<BinKey[]> {
  const { rows } = await sql<BinKey>`
    select b.kind as "kind", b.object as "object" from bin b
    where (b.kind = 'order' and exists (select 1 from orders o where o.command_id = b.object))
      or (b.kind = 'product' and exists (
        select 1 from products p where cast(p.id as text) = b.object
      ))
      or (b.kind = 'message' and exists (
        select 1 from messages m where cast(m.id as text) = b.object
      ))
      or (b.kind = 'site_image' and exists (
        select 1 from site_images s where cast(s.id as text) = b.object
      ))
    order by 1, 2`.execute(db);
  return rows;
}
