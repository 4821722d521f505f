import type { Db } from '../db/database.ts';
import { deleteOrderNote } from '../db/order-changes.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';

type UndoneChange = { orderId: number; event: number; session: Session };

/**
 * Deletes the note that was saved with a change of a locked order, when the change is undone. The staff delete their own
 * notes only: another person's note stays.
 * @returns whether a note was deleted
 */
export async function deleteUndoneNote(
  { now }: Pick<AppContext, 'now'>,
  db: Db,
  { orderId, event, session }: UndoneChange,
): Promise<boolean> {
  const author = session.role === 'owner' ? undefined : session.username;
  return (await deleteOrderNote(db, { orderId, event, now: now(), author })) !== undefined;
}
