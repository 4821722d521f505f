import type { Arena } from './arena.ts';

/** What one trial came to, in words for the table. */
export type Outcome = { load: string; result: string; held: boolean };

/** One row of the torture: what it proves, where it runs, and how. */
export type Trial = {
  /** The promises it proves: the ids of docs/reliability.md. */
  ids: readonly string[];
  /** What tells it from others of the same ids. */
  name: string;
  /** The databases it runs on, one after the other. */
  on: readonly Arena['database'][];
  run: (arena: Arena) => Promise<Outcome>;
};

/** Both databases, in the order the torture takes them. */
export const BOTH = ['SQLite', 'PostgreSQL'] as const;

/** Gathers what a trial finds wrong: the first few are told, all are counted. */
export function makeFaults() {
  const found: string[] = [];
  return {
    /** Notes a fault when `isRight` is false. */
    expect: (isRight: boolean, fault: string) => {
      if (!isRight) found.push(fault);
    },
    /** The trial's outcome: held when nothing was wrong. */
    outcome: (load: string, result: string): Outcome => {
      const held = found.length === 0;
      const more = found.length > MOST_TOLD ? ` and ${found.length - MOST_TOLD} more` : '';
      const told = `FAULTS: ${found.slice(0, MOST_TOLD).join('; ')}${more}`;
      return { load, result: held ? result : `${result}. ${told}`, held };
    },
  };
}

const MOST_TOLD = 4;

/** The value below which this share of some numbers lies; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
