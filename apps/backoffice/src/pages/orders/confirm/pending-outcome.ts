import { CALL_OUTCOMES } from '@shop/contract/constants';
import type { OutcomeRequest } from '@shop/contract/schemas';

/** The outcome of a call that is being recorded, and its idempotency key. */
export type Submission = { id: string; request: OutcomeRequest; key: string };

/** The text to store on this device until the outcome is recorded: a closed tab or a reload does not lose it. */
export function formatPendingOutcome(account: string, submission: Submission): string {
  return JSON.stringify({ account, ...submission });
}

/** Reads a stored outcome; undefined when it is another account's, or of another version. */
export function parsePendingOutcome(text: string | null, account: string): Submission | undefined {
  try {
    const stored: (Submission & { account: string }) | null = JSON.parse(text ?? 'null');
    if (stored?.account !== account) return undefined;
    const { id, request, key } = stored;
    const isKnown = CALL_OUTCOMES.includes(request.outcome);
    return isKnown && typeof id === 'string' && typeof key === 'string'
      ? { id, request, key }
      : undefined;
  } catch {
    return undefined;
  }
}
