import { openDatabase } from '../../apps/api/src/db/database.ts';
import type { TestDatabase } from '../../apps/api/src/testing/each-database.ts';
import { runCli } from '../../apps/api/src/testing/run-cli.ts';

/**
 * Returns the output of the owner's `audit` command for a test database; empty when the ledger check passes.
 */
export async function auditDatabase(testDatabase: TestDatabase): Promise<string> {
  const { code, out, err } = await runCli(testDatabase, ['audit']);
  return code === 0 ? '' : `audit ended with ${String(code)}: ${err}${out}`.trim();
}

/** Reads the orders of a test database: their ids, and the sold quantity of each line. */
export async function readLedger(
  testDatabase: TestDatabase,
): Promise<{ ids: string[]; pieces: number }> {
  const { db, close } = await openDatabase({
    dataDir: testDatabase.dataDir,
    url: testDatabase.url,
  });
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

/**
 * Reads what was recorded for each order of a test database: the outcomes of its calls, and the events of its
 * history.
 */
export async function readOutcomes(
  testDatabase: TestDatabase,
): Promise<{ id: string; calls: string[]; events: number[] }[]> {
  const { db, close } = await openDatabase({
    dataDir: testDatabase.dataDir,
    url: testDatabase.url,
  });
  try {
    const orders = await db.selectFrom('orders').select(['id', 'command_id']).execute();
    const calls = await db.selectFrom('call_attempts').select(['order_id', 'outcome']).execute();
    const events = await db.selectFrom('order_events').select(['order_id', 'id']).execute();
    const callsOf = Map.groupBy(calls, (call) => call.order_id);
    const eventsOf = Map.groupBy(events, (event) => event.order_id);
    return orders.map(({ id, command_id: commandId }) => ({
      id: commandId,
      calls: (callsOf.get(id) ?? []).map(({ outcome }) => outcome),
      events: (eventsOf.get(id) ?? []).map((event) => event.id),
    }));
  } finally {
    await close();
  }
}
