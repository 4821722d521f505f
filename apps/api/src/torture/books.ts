import { openDatabase } from '../store/database.ts';
import type { Place } from '../testing/each-database.ts';
import { runCommand } from '../testing/run-command.ts';

/** What the owner's `audit` says of a place: nothing when everything agrees. */
export async function auditPlace(place: Place): Promise<string> {
  const { code, out, err } = await runCommand(place, ['audit']);
  return code === 0 ? '' : `audit ended with ${String(code)}: ${err}${out}`.trim();
}

/** What is written in a place: the orders' ids, and how many pieces were sold, line by line. */
export async function readBooks(place: Place): Promise<{ ids: string[]; pieces: number }> {
  const { db, close } = await openDatabase({ dataDir: place.dataDir, url: place.url });
  try {
    const orders = await db.selectFrom('orders').select('command_id').execute();
    const lines = await db.selectFrom('order_lines').select('quantity').execute();
    return {
      ids: orders.map((order) => order.command_id),
      pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    };
  } finally {
    await close();
  }
}
