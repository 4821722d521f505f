import type {
  Call,
  CallCounts,
  NextCall,
  OutcomeRequest,
  RecordedOutcome,
} from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import type { CallOptions, CreateOptions } from '../options.ts';
import { readCall, readCallCounts, readNextCall, readRecordedOutcome } from '../readers/call.ts';

/** The calls that confirm new orders (feature `confirmation`). */
export function adminConfirmation(http: HttpClient) {
  const { base, get, create, send } = http;
  const withKey = keyHeader(http, 'recordCallOutcome', 'confirmation');
  const call = (value: unknown) => readCall(value, base);

  return {
    /** Feature `confirmation`. */
    count: ({ signal }: CallOptions = {}): Promise<CallCounts> =>
      get('countCalls', readCallCounts, { signal }),
    /** Feature `confirmation`. Takes the next order; nobody else gets it for five minutes. */
    takeNext: ({ signal }: CallOptions = {}): Promise<NextCall> =>
      get('takeNextCall', (value) => readNextCall(value, base), { signal }),
    /** Feature `confirmation`. Takes an order, or extends its lease; one that somebody else has is only read. */
    take: (id: string, { signal }: CallOptions = {}): Promise<Call> =>
      get('takeCall', call, { params: { id }, signal }),
    /** Feature `confirmation`. */
    release: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('releaseCall', { params: { id }, signal }),
    /** Feature `confirmation`. A repeat with the same key records no second call. Null when the response is empty. */
    record: (
      id: string,
      outcome: OutcomeRequest,
      options: CreateOptions = {},
    ): Promise<RecordedOutcome | null> =>
      create('recordCallOutcome', (value) => readRecordedOutcome(value, base), {
        ...withKey(options),
        params: { id },
        json: outcome,
        signal: options.signal,
      }),
    /** Feature `confirmation`. Undoes the latest outcome of an order for ten minutes. */
    undo: (id: string, attempt: string, { signal }: CallOptions = {}): Promise<Call> =>
      get('undoCallOutcome', call, { params: { id, attempt }, signal }),
  };
}
