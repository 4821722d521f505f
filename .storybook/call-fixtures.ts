import type {
  ApiCall,
  ApiNextCall,
  ApiOrder,
  ApiRecordedOutcome,
  CallCounts,
} from '@shop/contract/schemas';

const NEXT_CALL_AT = '2026-11-20T17:00:00.000Z';
const NEXT_TRY_AT = '2026-11-21T08:00:00.000Z';
const fixtureHistory = [
  { at: '2026-11-20T09:15:00.000Z', by: 'owner', cause: 'no_answer' as const },
];
const LEASE_END = '2026-11-20T10:35:00.000Z';

/** The stock of the lines of a call, in turn. The variant of the third one is deleted. */
const STOCK = [6, 0, null];

/** The number of new orders, whose calls are all due, and one later call. */
export function fixtureCallCounts(orders: readonly ApiOrder[]): CallCounts {
  const due = orders.filter(({ status }) => status === 'new').length;
  return { due, later: 1, next_at: NEXT_CALL_AT };
}

/** The first new order, which this session calls. */
export function fixtureNextCall(orders: readonly ApiOrder[]): ApiNextCall {
  const order = orders.find(({ status }) => status === 'new');
  return { ...fixtureCallCounts(orders), call: order ? fixtureCall(order) : null };
}

/** An order with its stock and the second call that nobody answers. */
export function fixtureCall(order: ApiOrder): ApiCall {
  return {
    order: { ...order, history: order.history ?? fixtureHistory },
    stock: order.command_products.map((_line, index) => STOCK[index % STOCK.length] ?? null),
    no_answers: 1,
    max_no_answers: 4,
    next_call_at: null,
    next_try_at: NEXT_TRY_AT,
    lease: order.status === 'new' ? { by: 'owner', until: LEASE_END, mine: true } : null,
  };
}

/** An order of which the customer has confirmed. */
export function fixtureOutcome(order: ApiOrder): ApiRecordedOutcome {
  return { attempt: '1', call: fixtureCall({ ...order, status: 'confirmed' }) };
}
