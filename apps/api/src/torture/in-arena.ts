import { openArena, type Arena } from './arena.ts';
import type { Outcome } from './trial.ts';

/** Runs a trial's quick form in an arena of its own, and ends that whatever happens. */
export async function inArena(
  database: Arena['database'],
  run: (arena: Arena) => Promise<Outcome>,
): Promise<Outcome> {
  const arena = await openArena(database, { seed: SEED });
  try {
    return await run(arena);
  } finally {
    await arena.end();
  }
}

/** Quick forms take the same chances every time. */
const SEED = 2_026;
