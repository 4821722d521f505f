import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long a request may wait in all, in milliseconds: in queues, for connections of the pool and for statements.
 * After it no statement starts, except the one that ends a transaction.
 */
export const MAX_WAIT_MS = 3_600;
/**
 * How much longer the last statement may take, in milliseconds: as long as one wait for a lock (`SERVER_TIMEOUTS`).
 * So a call gets its response within five seconds, however many statements and locks it has.
 */
export const LAST_STATEMENT_MS = 1_300;

/** The waits of one request. Waits at the same time count once. */
type WaitBudget = { spentMs: number; waits: number; since: number; isEnded: boolean };

const budgets = new AsyncLocalStorage<WaitBudget>();

/** A budget, which `run` gives to a part of a request, until `end`. */
export type RequestWaits = { run: <Result>(work: () => Result) => Result; end: () => void };

/** Creates the budget of a new request. After `end`, work that the request began in the background has no limit. */
export function createRequestWaits(): RequestWaits {
  const budget: WaitBudget = { spentMs: 0, waits: 0, since: 0, isEnded: false };
  return {
    run: (work) => budgets.run(budget, work),
    end: () => {
      budget.isEnded = true;
    },
  };
}

/**
 * Runs work of a request without a limit: after a commit, because an error would hide that the change is stored, and
 * to take back what the request has counted.
 */
export function withoutWaitLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  return budgets.run({ spentMs: 0, waits: 0, since: 0, isEnded: true }, work);
}

/** How long the current request may still wait, in milliseconds; infinite for work of no request. */
export function remainingWait(): number {
  const budget = budgets.getStore();
  if (budget === undefined || budget.isEnded) return Infinity;
  const running = budget.waits > 0 ? performance.now() - budget.since : 0;
  return MAX_WAIT_MS - budget.spentMs - running;
}

/** Starts a wait of the current request; returns the function that ends it. */
export function startWait(): () => void {
  const budget = budgets.getStore();
  if (budget === undefined) return () => {};
  if (budget.waits === 0) budget.since = performance.now();
  budget.waits += 1;
  return () => {
    budget.waits -= 1;
    if (budget.waits === 0) budget.spentMs += performance.now() - budget.since;
  };
}
