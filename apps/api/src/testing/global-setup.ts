import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres-server.ts';

/**
 * Starts one PostgreSQL server for all suites. Without PostgreSQL its tests are skipped and a notice is printed;
 * in CI the run fails.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (programs === undefined) {
    const notice = 'PostgreSQL skipped: no initdb on the PATH or in /usr/lib/postgresql';
    if (process.env.CI) throw new Error(notice);
    process.stdout.write(`${notice}\n`);
    project.provide('postgres', '');
    return async () => {};
  }
  const server = await startPostgres(programs);
  project.provide('postgres', server.url('postgres'));
  return server.stop;
}
