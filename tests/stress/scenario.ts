import type { Environment } from './environment.ts';

/** The outcome of one scenario, as text for the table. */
export type Outcome = { load: string; result: string; passed: boolean };

/** One row of the stress test: the promises it proves, its databases, and its function. */
export type Scenario = {
  /** The promises that it proves: ids of docs/reliability.md. */
  ids: readonly string[];
  /** Distinguishes it from other scenarios with the same ids. */
  name: string;
  /** The databases it runs on, in this order. */
  on: readonly Environment['database'][];
  run: (environment: Environment) => Promise<Outcome>;
};

/** Both databases, in the order of the stress test. */
export const BOTH = ['SQLite', 'PostgreSQL'] as const;

/** Collects the faults that a scenario finds. The first few are listed; all are counted. */
export function makeChecks() {
  const found: string[] = [];
  return {
    /** Adds a fault when `isRight` is false. */
    expect: (isRight: boolean, fault: string) => {
      if (!isRight) found.push(fault);
    },
    /** The scenario's outcome, which is passed when there are no faults. */
    outcome: (load: string, result: string): Outcome => {
      const passed = found.length === 0;
      const more = found.length > MAX_LISTED ? ` and ${found.length - MAX_LISTED} more` : '';
      const faults = `FAULTS: ${found.slice(0, MAX_LISTED).join('; ')}${more}`;
      return { load, result: passed ? result : `${result}. ${faults}`, passed };
    },
  };
}

const MAX_LISTED = 4;

/** The quantile of some numbers for a share from 0 to 1; 0 when there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
