import { timeRange, type DayRange } from '@shop/contract/day-range';
import type { SecurityEvent } from '@shop/contract/schemas';
import { SECURITY_EVENTS, SECURITY_EVENT_KINDS } from '@shop/contract/security-events';
import type { ListParam } from '../../../features/resource-list/list-param.ts';
import { FROM, TO } from '../../../features/resource-list/url-params.ts';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';

/** The URL parameters of the kind and the account. */
export const KIND = 'kind';
export const ACCOUNT = 'account';

const FEATURE = 'security-events';

/** Events per page. */
export const EVENT_PAGE_SIZES = [24, 50, 100] as const;

function isIn(range: DayRange): (event: SecurityEvent) => boolean {
  const { from = -Infinity, until = Infinity } = timeRange(range);
  return ({ at }) => Date.parse(at) >= from && Date.parse(at) < until;
}

/** Whether a text is a calendar day: 2026-11-21. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

const params: readonly ListParam<SecurityEvent>[] = [
  {
    name: KIND,
    feature: FEATURE,
    parse(value) {
      const kind = SECURITY_EVENT_KINDS.find((known) => known === value);
      const filter = ({ type }: SecurityEvent) =>
        kind !== undefined && SECURITY_EVENTS[kind].some((each) => each === type);
      return kind && { query: { kind }, filter };
    },
  },
  {
    name: ACCOUNT,
    feature: FEATURE,
    parse: (account) => ({ query: { account }, filter: (event) => event.account === account }),
  },
  {
    name: FROM,
    feature: FEATURE,
    parse: (from) => (isDay(from) ? { query: { from }, filter: isIn({ from }) } : undefined),
  },
  {
    name: TO,
    feature: FEATURE,
    parse: (to) => (isDay(to) ? { query: { to }, filter: isIn({ to }) } : undefined),
  },
];

/** The trail, newest first. It has no search. */
export const securityEventResource: ResourceDefinition<SecurityEvent> = {
  name: 'security-events',
  idOf: (event) => event.id,
  pageSize: EVENT_PAGE_SIZES[0],
  pageSizes: EVENT_PAGE_SIZES,
  searchFeature: FEATURE,
  matches: () => true,
  params,
  fetchList: (client, { kind, account, from, to, limit, offset }, options) =>
    client.securityEvents.list({ kind, account, from, to, limit, offset }, options),
};
