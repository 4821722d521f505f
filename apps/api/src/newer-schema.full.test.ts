import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { EXIT_CODES } from './command-error.ts';
import { executedMigrations, SCHEMA } from './db/migrate.ts';
import { eachDatabase, openTestDatabase, type TestDatabase } from './testing/each-database.ts';
import { environmentOf, runCliProcess } from './testing/run-cli.ts';

const START = join(import.meta.dirname, '../start.mjs');
const API_UNIT = join(import.meta.dirname, '../../../docs/systemd/dar-yasmine-api.service');
const FUTURE = '9999-future';
const MESSAGE = `The database was migrated by a newer version (${FUTURE}): start that version, or restore the backup from before the update.\n`;

/** Runs the API server until it ends; its exit code and its output. */
async function startServer(testDatabase: TestDatabase) {
  const env = { ...environmentOf(testDatabase), PORT: '0' };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [START], { env }, (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });
}

eachDatabase((createTestDatabase) => {
  test('ADR 0102 the API server and the commands do not use a database of a newer version, and print what to do', async () => {
    const testDatabase = await createTestDatabase();
    const database = await openTestDatabase(testDatabase);
    const at = new Date(Date.UTC(2100, 0)).toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${FUTURE}, ${at})`.execute(
      database.db,
    );

    expect(await startServer(testDatabase)).toEqual({ code: 7, out: '', err: MESSAGE });
    const audit = await runCliProcess(testDatabase, ['audit']);
    expect(audit).toEqual({ code: 7, out: '', err: MESSAGE });
    expect(await executedMigrations(database.db)).toEqual([...SCHEMA, FUTURE]);
    await database.close();
    await testDatabase.remove();
  });
});

test('ADR 0102 systemd does not start the API server again on a database of a newer version', async () => {
  const unit = await readFile(API_UNIT, 'utf8');
  expect(unit.split('\n')).toContain(`RestartPreventExitStatus=${EXIT_CODES['newer-schema']}`);
});
