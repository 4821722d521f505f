import { Refusal } from '../refusal.ts';

/** Seconds after which a store that did not serve is worth another try. */
const RETRY_AFTER = 5;

/**
 * The pictures' store does not serve: answered as 503, and the host lives on. A write that failed
 * like this may still come about there later, so whatever it was for is left to the sweep.
 */
export class StoreFault extends Refusal {
  constructor(cause: unknown) {
    super('unavailable', {
      error: 'The store of the pictures does not serve right now',
      retryAfter: RETRY_AFTER,
    });
    this.cause = cause;
  }
}
