import { chown, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from '../../apps/api/src/testing/each-database.ts';
import { NOBODY, query } from '../../apps/api/src/testing/postgres-server.ts';
import type { Environment } from './environment.ts';
import { runProgram } from './run-program.ts';

/** A test database on a disk that can be filled and emptied. */
export type SmallDisk = {
  testDatabase: TestDatabase;
  /** Fills the disk, except for this number of bytes. */
  fill: (freeBytes: number) => Promise<void>;
  empty: () => Promise<void>;
};

const SIZE = '48m';

/**
 * Creates a test database on a small disk in memory: SQLite's file and the images, or the tables of
 * PostgreSQL. Undefined where this process cannot mount one, which requires root.
 */
export async function makeSmallDisk(environment: Environment): Promise<SmallDisk | undefined> {
  const testDatabase = await environment.createTestDatabase();
  const folder =
    environment.database === 'SQLite' ? testDatabase.dataDir : join(testDatabase.dataDir, 'tables');
  await mkdir(folder, { recursive: true });
  const isMounted = await runProgram('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder);
  if (!isMounted) return undefined;
  environment.atEnd(() => runProgram('umount', '--lazy', folder));
  const ballast = join(folder, 'ballast');
  const diskControls = {
    fill: async (freeBytes: number) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
    },
    empty: () => rm(ballast, { force: true }),
  };
  if (environment.database === 'SQLite') return { testDatabase, ...diskControls };
  return { testDatabase: await moveTables(environment, testDatabase, folder), ...diskControls };
}

/** Creates a database whose tables are in this folder. Its log is not moved. */
async function moveTables(
  environment: Environment,
  testDatabase: TestDatabase,
  folder: string,
): Promise<TestDatabase> {
  const tables = join(folder, 'space');
  await mkdir(tables);
  await runProgram('chmod', 'a+rx', join(testDatabase.dataDir, '..'), testDatabase.dataDir, folder);
  await chown(tables, NOBODY, NOBODY);
  const admin = environment.postgres().url('postgres');
  await query(admin, `create tablespace small location '${tables}'`);
  await query(admin, 'create database on_small_disk tablespace small');
  return { ...testDatabase, url: environment.postgres().url('on_small_disk') };
}
