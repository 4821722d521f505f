import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makePostgresPlace, openPlace, type Place } from '../testing/each-database.ts';
import { isUnavailable } from './faults.ts';
import type { Database, Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The same as a host's, shorter. */
const LIMITS = { statement: 1_000, lock: 500, idle: 2_000 };

/** A starting process has this long to come so far on a busy machine. */
const SOON = { timeout: 30_000 };

/** Resolves when so many have come. */
function makeGate(count: number): () => Promise<void> {
  let missing = count;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return opened;
  };
}

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  let place: Place;
  let one: Database;
  let two: Database;

  beforeAll(async () => {
    place = await makePostgresPlace();
    one = await openPlace(place);
    two = await openPlace(place, LIMITS);
    await one.transact(async (db) => {
      await writeSetting(db, 'left', '0');
      await writeSetting(db, 'right', '0');
    });
  });

  afterAll(async () => {
    await one.close();
    await two.close();
    await place.remove();
  });

  const touch = (db: Db, name: string) =>
    db.updateTable('settings').set({ value: name }).where('name', '=', name).execute();

  test('O5 two transactions that lock each other out both end well: one is run again', async () => {
    const gate = makeGate(2);
    const runs: string[] = [];
    const inOrder = (database: Database, first: string, second: string) =>
      database.transact(async (db) => {
        runs.push(first);
        await touch(db, first);
        // Only the first runs meet: the one that is run again finds nobody waiting.
        if (runs.length <= 2) await gate();
        await touch(db, second);
      });
    const patient = await openPlace(place);
    await Promise.all([inOrder(one, 'left', 'right'), inOrder(patient, 'right', 'left')]);
    expect(runs).toHaveLength(3);
    await patient.close();
  });

  test('O5 a transaction that others have overtaken is run again, on what they left', async () => {
    await one.transact((db) => writeSetting(db, 'count', '0'));
    const gate = makeGate(2);
    let runs = 0;
    const addOne = () =>
      one.transact(async (db) => {
        runs += 1;
        await sql`set transaction isolation level serializable`.execute(db);
        const count = Number(await readSetting(db, 'count'));
        if (runs <= 2) await gate();
        await writeSetting(db, 'count', String(count + 1));
      });
    await Promise.all([addOne(), addOne()]);
    expect(runs).toBe(3);
    expect(await readSetting(one.db, 'count')).toBe('2');
  });

  test('host.md a host gives up what takes too long: a statement, a lock, its own silence', async () => {
    const slow = await faultOf(two.transact((db) => sql`select pg_sleep(60)`.execute(db)));
    expect(slow).toMatchObject({ code: '57014' });

    const [taken, held] = [makeGate(2), makeGate(2)];
    const holding = one.transact(async (db) => {
      await touch(db, 'left');
      void taken();
      await held();
    });
    await taken();
    const locked = await faultOf(two.transact((db) => touch(db, 'left')));
    void held();
    await holding;
    expect(locked).toMatchObject({ code: '55P03' });

    const silent = await faultOf(
      two.transact(async (db) => {
        await touch(db, 'left');
        // Until the server has ended it: its row is free again for somebody else.
        await one.transact((other) => touch(other, 'left'));
        await touch(db, 'left');
      }),
    );
    for (const fault of [slow, locked, silent]) expect(isUnavailable(fault)).toBe(true);
    await two.transact((db) => touch(db, 'left'));
  });

  test('host.md starting processes wait for the schema as long as it takes', async () => {
    const fresh = await makePostgresPlace();
    const first = await openPlace(fresh);
    const [taken, held] = [makeGate(2), makeGate(2)];
    const migrating = first.transact(async (db) => {
      await sql`select pg_advisory_xact_lock(7216305)`.execute(db);
      void taken();
      await held();
    });
    await taken();
    const waiting = openPlace(fresh, { statement: 50, lock: 50, idle: 60_000 });
    await expect
      .poll(async () => {
        const asked = sql<{ n: number }>`
          select count(*) as n from pg_locks where locktype = 'advisory' and not granted`;
        return (await asked.execute(first.db)).rows[0]?.n;
      }, SOON)
      .toBe(1);
    // Longer than its limits: what is waited for here decides nothing but that.
    await sql`select pg_sleep(0.3)`.execute(first.db);
    void held();
    await migrating;
    await (await waiting).close();
    await first.close();
    await fresh.remove();
  });

  test('host.md a process takes ten connections at most, and whoever waits gets one', async () => {
    const crowd = await openPlace(place);
    const gate = makeGate(10);
    let most = 0;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        crowd.transact(async (db) => {
          await gate();
          const asked = sql<{ n: number }>`
            select count(*) as n from pg_stat_activity
            where datname = current_database() and application_name = 'crowd'`;
          await sql`set application_name = 'crowd'`.execute(db);
          most = Math.max(most, (await asked.execute(db)).rows[0]?.n ?? 0);
        }),
      ),
    );
    expect(most).toBe(10);
    expect(crowd.load().waiting).toBe(0);
    await crowd.close();
  });
});
