import type { BinEntry } from '@shop/contract/schemas';
import { sampleItems } from '../../../lib/sample-items.ts';

/** The contents of the placeholders of the bin. */
export const SAMPLE_BIN_ENTRIES: readonly BinEntry[] = sampleItems((place) => ({
  id: `sample-${place}`,
  kind: 'order',
  object: '00000-000000',
  name: 'Yasmine Ben Salah',
  amount: '128.00',
  status: 'new',
  deleted_at: '2000-12-20T10:00:00.000Z',
  deleted_by: 'owner',
  expires_at: '2000-12-20T10:00:00.000Z',
}));
