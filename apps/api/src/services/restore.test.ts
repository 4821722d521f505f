import { readdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArchive } from '../archive/write-archive.ts';
import { findAccount } from '../store/accounts.ts';
import { eachDatabase, openPlace, type Place } from '../testing/each-database.ts';
import { COUNTERS, MANIFEST } from './backup-format.ts';
import { restore } from './restore.ts';

const OWNER = { id: 4, username: 'owner', password_hash: 'hash', created_at: 1 };
const SCHEMA = ['0001-shop', '0002-pictures'];

eachDatabase((makePlace) => {
  let place: Place;
  let file = '';
  beforeEach(async () => {
    place = await makePlace();
    file = `${place.dataDir}.tar`;
  });
  afterEach(async () => {
    await place.remove();
    await rm(file, { force: true });
  });

  /** Writes a whole archive: of some schema, one account, and what a test puts beside. */
  async function write(schema: readonly string[], extra: Record<string, string> = {}) {
    const made = { format: 'shop-backup', version: 1, made_at: '2026-11-21T10:00:00.000Z' };
    const files = {
      [MANIFEST]: JSON.stringify({ ...made, schema }),
      'rows/accounts/000001.jsonl': JSON.stringify(OWNER),
      [COUNTERS]: JSON.stringify({ accounts: 9 }),
      ...extra,
    };
    await writeArchive(file, async (archive) => {
      for (const [name, text] of Object.entries(files)) await archive.add(name, Buffer.from(text));
    });
  }

  const restoring = () =>
    restore({ dataDir: place.dataDir, databaseUrl: place.url }, file, () => {});

  test('K2 a backup of an older schema restores, and is brought up to today’s', async () => {
    await write(['0001-shop']);
    expect(await restoring()).toMatchObject({ rows: 1, files: 0 });
    const database = await openPlace(place);
    expect(await findAccount(database.db, 'owner')).toMatchObject({ id: OWNER.id });
    const { length } = await database.db.selectFrom('migrations').select('name').execute();
    expect(length).toBeGreaterThanOrEqual(SCHEMA.length);
    await database.db
      .insertInto('accounts')
      .values({ username: 'next', password_hash: 'hash', created_at: 2 })
      .execute();
    expect(await findAccount(database.db, 'next')).toMatchObject({ id: 10 });
    await database.close();
  });

  test('K2 a backup of a schema nobody here knows is refused, and said to be of a newer version', async () => {
    await write([...SCHEMA, '9999-later']);
    await expect(restoring()).rejects.toThrow('newer version');
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  test.each([
    'rows/sessions/000001.jsonl',
    'rows/nothing/000001.jsonl',
    'media/../escape.jpg',
    'x',
  ])('U3 a backup with %s in it is refused, and leaves nothing', async (name) => {
    await write(SCHEMA, { [name]: '{}' });
    await expect(restoring()).rejects.toMatchObject({ code: 'bad-file' });
    expect(await readdir(place.dataDir)).toEqual([]);
  });
});
