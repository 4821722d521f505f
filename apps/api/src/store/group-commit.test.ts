import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeSqlitePlace, openPlace } from '../testing/each-database.ts';
import type { Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

const NAMES = Array.from({ length: 100 }, (_, number) => `name ${number}`);

test('O5 transactions that share a commit stand and fail each by itself', async () => {
  const place = await makeSqlitePlace();
  const database = await openPlace(place);
  const outcomes = await Promise.allSettled(
    NAMES.map((name, number) =>
      database.transact(async (db) => {
        await writeSetting(db, name, 'written');
        if (number % 3 === 0) throw new Error(name);
        return name;
      }),
    ),
  );
  for (const [number, outcome] of outcomes.entries()) {
    const name = NAMES[number] ?? '';
    const isWritten = (await readSetting(database.db, name)) === 'written';
    const told = outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason);
    expect([told, isWritten]).toEqual(number % 3 === 0 ? [`Error: ${name}`, false] : [name, true]);
  }
  await database.close();
  await place.remove();
});

test('O9 nothing is told before it is on disk, and many are told by one commit', async () => {
  const place = await makeSqlitePlace();
  const database = await openPlace(place);
  const reader = await openPlace(place);
  const seen = new Set<number>();
  await Promise.all(
    NAMES.map(async (name) => {
      await database.transact((db) => writeSetting(db, name, 'written'));
      expect(await readSetting(reader.db, name)).toBe('written');
      const found = await reader.db.selectFrom('settings').select('name').execute();
      seen.add(found.length);
    }),
  );
  expect(seen.size).toBeLessThan(NAMES.length / 2);
  await database.close();
  await reader.close();
  await place.remove();
});

test('O10 one that breaks the shared transaction takes none of the others with it', async () => {
  const place = await makeSqlitePlace();
  const database = await openPlace(place);
  const breakAll = async (db: Db) => {
    await sql`rollback`.execute(db);
    throw new Error('broken');
  };
  const outcomes = await Promise.allSettled(
    NAMES.map((name, number) =>
      database.transact((db) => (number === 50 ? breakAll(db) : writeSetting(db, name, 'written'))),
    ),
  );
  const failed = outcomes.flatMap(({ status }, number) => (status === 'rejected' ? [number] : []));
  expect(failed).toEqual([50]);
  const kept = await Promise.all(NAMES.map((name) => readSetting(database.db, name)));
  expect(kept.flatMap((value, number) => (value === 'written' ? [] : [number]))).toEqual([50]);
  await database.close();
  await place.remove();
});
