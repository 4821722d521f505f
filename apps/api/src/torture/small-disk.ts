import { chown, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../testing/each-database.ts';
import { NOBODY, query } from '../testing/postgres-server.ts';
import type { Arena } from './arena.ts';
import { runProgram } from './run-program.ts';

/** A place whose rows are on a disk that can be filled up and emptied again. */
export type SmallDisk = {
  place: Place;
  /** Leaves so many bytes. */
  fill: (left: number) => Promise<void>;
  empty: () => Promise<void>;
};

const SIZE = '48m';

/**
 * Makes a place on a small disk in memory: SQLite's file and the pictures, or the tables of PostgreSQL.
 * Nothing where this process may not mount one: that needs root.
 */
export async function makeSmallDisk(arena: Arena): Promise<SmallDisk | undefined> {
  const place = await arena.makePlace();
  const folder = arena.database === 'SQLite' ? place.dataDir : join(place.dataDir, 'tables');
  await mkdir(folder, { recursive: true });
  const isMounted = await runProgram('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder);
  if (!isMounted) return undefined;
  arena.atEnd(() => runProgram('umount', '--lazy', folder));
  const ballast = join(folder, 'ballast');
  const filling = {
    fill: async (left: number) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    empty: () => rm(ballast, { force: true }),
  };
  if (arena.database === 'SQLite') return { place, ...filling };
  return { place: await moveTables(arena, place, folder), ...filling };
}

/** A new database whose tables are in this folder; its log stays where it was. */
async function moveTables(arena: Arena, place: Place, folder: string): Promise<Place> {
  const tables = join(folder, 'space');
  await mkdir(tables);
  await runProgram('chmod', 'a+rx', join(place.dataDir, '..'), place.dataDir, folder);
  await chown(tables, NOBODY, NOBODY);
  const admin = arena.postgres().url('postgres');
  await query(admin, `create tablespace small location '${tables}'`);
  await query(admin, 'create database on_small_disk tablespace small');
  return { ...place, url: arena.postgres().url('on_small_disk') };
}
