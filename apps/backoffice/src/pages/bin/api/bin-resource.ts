import { BIN_KINDS } from '@shop/contract/constants';
import type { BinEntry } from '@shop/contract/schemas';
import type { ListParam } from '../../../features/resource-list/list-param.ts';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';
import { BIN } from '../../../lib/query-keys.ts';

/** The URL parameter of the kind. */
export const KIND = 'kind';

const FEATURE = 'undo';

/** Entries per page. */
export const BIN_PAGE_SIZES = [24, 50, 100] as const;

const params: readonly ListParam<BinEntry>[] = [
  {
    name: KIND,
    feature: FEATURE,
    parse(value) {
      const kind = BIN_KINDS.find((known) => known === value);
      return kind && { query: { kind }, filter: (entry) => entry.kind === kind };
    },
  },
];

/** What was deleted, the latest first. It has no search. */
export const binResource: ResourceDefinition<BinEntry> = {
  name: BIN,
  idOf: ({ id }) => id,
  pageSize: BIN_PAGE_SIZES[0],
  pageSizes: BIN_PAGE_SIZES,
  searchFeature: FEATURE,
  matches: () => true,
  params,
  fetchList: (client, { kind, limit, offset }, options) =>
    client.bin.list({ kind: BIN_KINDS.find((known) => known === kind), limit, offset }, options),
};
