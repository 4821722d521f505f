import { expect, test } from 'vitest';
import { eachDatabase, openPlace } from '../testing/each-database.ts';
import { keepSetting, moveLease, readSetting, takeLease, writeSetting } from './settings.ts';

eachDatabase((makePlace) => {
  test('host.md processes starting at once on an empty database make one schema', async () => {
    const place = await makePlace();
    const databases = await Promise.all(Array.from({ length: 4 }, () => openPlace(place)));
    const [first] = databases;
    const steps = await first?.db.selectFrom('migrations').select('name').execute();
    expect(new Set(steps?.map((step) => step.name)).size).toBe(steps?.length);
    await Promise.all(databases.map((database) => database.ping()));
    await Promise.all(databases.map((database) => database.close()));
    await place.remove();
  });

  test('O1 processes that read before they write lose no transaction', async () => {
    const place = await makePlace();
    const reader = await openPlace(place);
    const databases = await Promise.all(Array.from({ length: 4 }, () => openPlace(place)));
    await reader.transact((db) => writeSetting(db, 'count', '0'));
    const addOne = (database: (typeof databases)[number]) =>
      database.transact(async (db) => {
        const row = await db
          .updateTable('settings')
          .set((eb) => ({ name: eb.ref('name') }))
          .where('name', '=', 'count')
          .returning('value')
          .executeTakeFirstOrThrow();
        await writeSetting(db, 'count', String(Number(row.value) + 1));
      });
    const rounds = Array.from({ length: 40 }, () => databases.map(addOne)).flat();
    await Promise.all(rounds);
    expect(await readSetting(reader.db, 'count')).toBe('160');
    await Promise.all([reader, ...databases].map((database) => database.close()));
    await place.remove();
  });

  test('host.md a transaction that fails leaves nothing, and those after it go on', async () => {
    const place = await makePlace();
    const database = await openPlace(place);
    const failing = database.transact(async (db) => {
      await keepSetting(db, 'half', 'done');
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await readSetting(database.db, 'half')).toBeUndefined();
    expect(await database.transact((db) => keepSetting(db, 'whole', 'done'))).toBe('done');
    await database.close();
    await place.remove();
  });

  test('host.md of several processes one holds a lease, until it ends', async () => {
    const place = await makePlace();
    const [one, two] = await Promise.all([openPlace(place), openPlace(place)]);
    const taken = await Promise.all(
      [one, two].map((database) =>
        database.transact((db) => takeLease(db, 'work', { now: 1_000, until: 2_000 })),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    const move = { from: 2_000, until: 3_000 };
    expect(await one.transact((db) => moveLease(db, 'work', move))).toBe(true);
    expect(await two.transact((db) => moveLease(db, 'work', move))).toBe(false);
    const late = { now: 3_000, until: 4_000 };
    expect(await two.transact((db) => takeLease(db, 'work', late))).toBe(true);
    await Promise.all([one.close(), two.close()]);
    await place.remove();
  });
});
