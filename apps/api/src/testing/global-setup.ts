import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the tests' PostgreSQL, or nothing where the machine has none. */
    postgres: string;
  }
}

/**
 * Starts one PostgreSQL for all suites. A machine without one skips it, visibly; under CI that is a
 * failure.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (programs === undefined) {
    const said = 'PostgreSQL skipped: no initdb on the PATH or in /usr/lib/postgresql';
    if (process.env.CI) throw new Error(said);
    process.stdout.write(`${said}\n`);
    project.provide('postgres', '');
    return async () => {};
  }
  const server = await startPostgres(programs);
  project.provide('postgres', server.url('postgres'));
  return server.stop;
}
