import { openEnvironment, type Environment } from './environment.ts';
import type { Outcome } from './scenario.ts';

/** Runs a scenario's short form in its own environment, which is always ended. */
export async function runInEnvironment(
  database: Environment['database'],
  run: (environment: Environment) => Promise<Outcome>,
): Promise<Outcome> {
  const environment = await openEnvironment(database, { seed: SEED });
  try {
    return await run(environment);
  } finally {
    await environment.end();
  }
}

/** Short forms use a fixed seed, so that every run is the same. */
const SEED = 2_026;
