import { timeRange } from '@shop/contract/day-range';
import { securityEventQuerySchema, type SecurityEvent } from '@shop/contract/schemas';
import { SECURITY_EVENTS } from '@shop/contract/security-events';

const HOME = 'q7Jm2vXb0LrT';
const PHONE = 'Zt81kD_pQ3ya';
const STRANGER = '4sWcE9oN-uHf';

const request: Omit<SecurityEvent, 'id' | 'at' | 'type'> = {
  origin: 'request',
  account: 'owner',
  address: HOME,
  request_id: '5f0c81d2a9b4-118',
  object: null,
  changes: {},
  count: 1,
};

const events: Omit<SecurityEvent, 'id'>[] = [
  {
    ...request,
    at: '2026-11-21T09:28:00.000Z',
    type: 'product_changed',
    object: '12',
    changes: {
      price: { before: '120.00', after: '99.00' },
      promo_percentage: { before: '0.00', after: '15.00' },
      is_popular: { before: 'false', after: 'true' },
      'stock #17457F M': { before: '4', after: '9' },
    },
  },
  {
    ...request,
    at: '2026-11-21T09:12:00.000Z',
    type: 'order_changed',
    account: 'Salma',
    address: PHONE,
    object: 'K7Q29-FXM3T',
    changes: { status: { before: 'new', after: 'confirmed' }, note: {} },
  },
  {
    ...request,
    at: '2026-11-21T08:47:00.000Z',
    type: 'sign_in_refused',
    account: 'owner',
    address: STRANGER,
    object: 'login_failed',
    count: 41,
  },
  {
    ...request,
    at: '2026-11-21T08:46:00.000Z',
    type: 'limited',
    account: null,
    address: STRANGER,
    object: '/accounts/login/',
    count: 1_280,
  },
  {
    ...request,
    at: '2026-11-21T08:20:00.000Z',
    type: 'product_created',
    object: '49',
    changes: {
      product_name: { after: 'Couffin de Nabeul' },
      price: { after: '60.00' },
      promo_percentage: { after: '0.00' },
      discounted_price: { after: '60.00' },
      product_Id: { after: '49' },
      badge: { after: 'No Badge' },
      gender: { after: 'Accessoire' },
      is_popular: { after: 'false' },
    },
  },
  { ...request, at: '2026-11-21T08:12:00.000Z', type: 'signed_in' },
  {
    ...request,
    at: '2026-11-20T17:05:00.000Z',
    type: 'orders_exported',
    changes: { orders: { after: '128' } },
  },
  { ...request, at: '2026-11-20T16:40:00.000Z', type: 'password_reset', object: 'Ines' },
  {
    ...request,
    at: '2026-11-20T16:39:00.000Z',
    type: 'order_deleted',
    object: 'M3X8P-2KTRW',
    changes: { status: { before: 'cancelled' } },
  },
  {
    ...request,
    at: '2026-11-20T02:00:00.000Z',
    type: 'backup_made',
    origin: 'command',
    account: null,
    address: null,
    request_id: null,
    changes: { rows: { after: '4210' }, files: { after: '312' } },
  },
  {
    ...request,
    at: '2026-11-19T11:20:00.000Z',
    type: 'settings_changed',
    origin: 'server',
    account: null,
    address: null,
    request_id: null,
    changes: { SHOP_RATE_LIMIT: { before: 'off', after: 'on' } },
  },
];

/** A trail with each origin, changes, and counts of rejections. */
export const fixtureSecurityEvents: readonly SecurityEvent[] = events.map((event, index) => ({
  ...event,
  id: String(events.length - index),
}));

/** The events of a list request. */
export function filterSecurityEvents(
  rows: readonly SecurityEvent[],
  query: URLSearchParams,
): SecurityEvent[] {
  const { kind, account, ...range } = securityEventQuerySchema.parse(Object.fromEntries(query));
  const { from = -Infinity, until = Infinity } = timeRange(range);
  return rows
    .filter(({ type }) => kind === undefined || SECURITY_EVENTS[kind].some((each) => each === type))
    .filter((row) => !account || row.account === account)
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < until);
}
