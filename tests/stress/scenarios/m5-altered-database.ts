import { openDatabase, type Db } from '../../../apps/api/src/db/database.ts';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { commandIdOf, createTestProduct, orderBody, signOwnerIn } from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';

/** The row id of an order, as a subquery. */
function rowOf(db: Db, id: string) {
  return db.selectFrom('orders').select('id').where('command_id', '=', id);
}

type Alteration = { name: string; alter: (db: Db, id: string) => Promise<unknown> };

/** What somebody writes into the database behind the API, each to an order of its own. */
const ALTERATIONS: readonly Alteration[] = [
  {
    name: 'cancelled without its returned pieces',
    alter: (db, id) =>
      db.updateTable('orders').set({ status: 'cancelled' }).where('command_id', '=', id).execute(),
  },
  {
    name: 'deleted',
    alter: async (db, id) => {
      await db.deleteFrom('order_events').where('order_id', '=', rowOf(db, id)).execute();
      await db.deleteFrom('order_lines').where('order_id', '=', rowOf(db, id)).execute();
      await db.deleteFrom('orders').where('command_id', '=', id).execute();
    },
  },
  { name: 'another total', alter: reduceTotal },
  {
    name: 'line and total changed alike',
    alter: async (db, id) => {
      await db
        .updateTable('order_lines')
        .set((eb) => ({ unit_price: eb('unit_price', '-', 500) }))
        .where('order_id', '=', rowOf(db, id))
        .execute();
      await reduceTotal(db, id);
    },
  },
  {
    name: 'fewer pieces',
    alter: (db, id) =>
      db
        .updateTable('order_lines')
        .set({ quantity: 1 })
        .where('order_id', '=', rowOf(db, id))
        .execute(),
  },
];

/** Takes 1.00 TND off the total of an order; its line has two pieces. */
async function reduceTotal(db: Db, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({ total: eb('total', '-', 1_000) }))
    .where('command_id', '=', id)
    .execute();
}

/**
 * Orders and cancellations at once on two processes, after which `audit` finds nothing; then orders that are altered
 * behind the API, each of which it names (M5).
 */
async function alteredDatabase(
  environment: Environment,
  { orders }: { orders: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, servers, clientOf, end } = await startPair(environment);
  const [{ url }] = servers;
  const product = await createTestProduct(url, { sizes: 1, pieces: 100_000 });
  const { access } = await signOwnerIn(url);
  const headers = { authorization: `Bearer ${access}` };
  const placed = await Promise.all(
    Array.from({ length: orders }, (_, number) => {
      const body = orderBody(product, [{ size: 'T0', quantity: 2 }], `Cliente ${number}`);
      return clientOf(number).send('POST', '/api/commands/', { body });
    }),
  );
  const isPlaced = placed.every((response) => response?.status === 201);
  checks.expect(isPlaced, `orders: ${countStatuses(placed)}`);
  const ids = placed.map(commandIdOf);
  const [altered, changed] = [ids.slice(0, ALTERATIONS.length), ids.slice(ALTERATIONS.length)];
  const updated = await Promise.all(
    changed.map((id, number) => {
      const body = { status: number % 2 === 0 ? 'cancelled' : 'confirmed' };
      return clientOf(number).send('PATCH', `/api/commands/${id}/`, { body, headers });
    }),
  );
  const isUpdated = updated.every((response) => response?.status === 200);
  checks.expect(isUpdated, `changes: ${countStatuses(updated)}`);
  await end();

  const before = await auditDatabase(testDatabase);
  checks.expect(before === '', before);
  await alterOrders(testDatabase, altered);
  const found = await auditDatabase(testDatabase);
  for (const [number, { name }] of ALTERATIONS.entries()) {
    const isNamed = found.includes(`Order ${altered[number]}`);
    checks.expect(isNamed, `audit does not name the order with “${name}”`);
  }
  const isUntouchedNamed = changed.some((id) => found.includes(id));
  checks.expect(!isUntouchedNamed, 'an order that was not altered is named');
  return checks.outcome(
    `${orders} orders at once, ${changed.length} of them cancelled or confirmed at once, two processes; then ${ALTERATIONS.length} orders altered in the database`,
    `audit finds nothing before, and names each of them: ${ALTERATIONS.map(({ name }) => name).join(', ')}`,
  );
}

async function alterOrders(testDatabase: TestDatabase, ids: readonly string[]): Promise<void> {
  const { dataDir, url } = testDatabase;
  const { db, close } = await openDatabase({ dataDir, url });
  try {
    for (const [number, alteration] of ALTERATIONS.entries()) {
      await alteration.alter(db, ids[number] ?? '');
    }
  } finally {
    await close();
  }
}

export const alteredDatabaseScenario: Scenario = {
  ids: ['M5'],
  name: 'altered database',
  on: BOTH,
  run: (environment) => alteredDatabase(environment, { orders: 400 }),
};
