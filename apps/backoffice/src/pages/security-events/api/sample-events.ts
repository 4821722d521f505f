import type { SecurityEvent } from '@shop/contract/schemas';
import { sampleItems } from '../../../lib/sample-items.ts';

/** The contents of the placeholders of the security log. */
export const SAMPLE_EVENTS: readonly SecurityEvent[] = sampleItems((place) => ({
  id: `sample-${place}`,
  at: '2000-12-20T10:00:00.000Z',
  type: 'signed_in',
  origin: 'request',
  account: 'owner',
  address: '0000000000000000',
  request_id: null,
  object: null,
  changes: {},
  count: 1,
}));
