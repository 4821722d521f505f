import { MAX_WAIT_MS, remainingWait, startWait } from '../db/wait-budget.ts';
import { ShopError } from '../errors.ts';
import { createLockedProducts } from './locked-products.ts';

/**
 * Maximum number of orders that are processed at once; further orders wait in their order of arrival. On
 * SQLite they share one commit. On PostgreSQL two of the ten connections of a process remain for reads.
 */
const MAX_CONCURRENT = { sqlite: 32, postgres: 8 } as const;
/** Burst capacity: a burst of up to this many queued orders never starts load shedding (O1). */
const BURST_CAPACITY = 1_024;
/** Above the burst capacity, an expected wait longer than this, in milliseconds, is an overload. */
const OVERLOAD_WAIT_MS = 700;
/** Maximum expected wait of an order during an overload, in milliseconds. */
const MAX_OVERLOAD_WAIT_MS = 200;
/**
 * During an overload, an order that has waited longer than this, in milliseconds, is rejected instead of
 * started.
 */
const MAX_QUEUED_MS = 400;
const OVERLOAD_DURATION_MS = 5_000;
/** How often the deadlines of queued orders are checked while none ends, in milliseconds. */
const CHECK_INTERVAL_MS = 100;
/**
 * Maximum time in milliseconds for sending rejections before other work continues: thousands of them
 * would delay the orders.
 */
const MAX_REJECTION_TIME_MS = 20;
/**
 * One error for all rejected orders, because creating thousands of errors is slow. `retryAfter` is in
 * seconds.
 */
const OVERLOAD_ERROR = new ShopError('unavailable', { retryAfter: 2 });
/**
 * The assumed time between the ends of two orders before any was measured, in milliseconds. Measured
 * times are averaged over about `AVERAGED_ORDERS` orders.
 */
const INITIAL_INTERVAL_MS = 1;
const AVERAGED_ORDERS = 100;

type Reject = (error: ShopError) => void;
type QueuedOrder = {
  since: number;
  /** When it has waited too long. */
  deadline: number;
  products: readonly string[];
  /** @param leave to be called when the order has ended */
  start: (leave: () => void) => void;
  reject: Reject;
};

/**
 * Places an order that has left the queue; again when its product was locked by other orders. The work calls `onRows`
 * when it has got the rows of its products.
 */
type Place = <Result>(work: (onRows: () => void) => Promise<Result>) => Promise<Result>;

/** Admission control of orders: accepts as many as the API server can process in time. */
export type OrderQueue = {
  /**
   * Processes an order as soon as a slot is free.
   * @param products the ids of its products
   * @throws ShopError `unavailable` when the order would wait too long, or for a product that stays locked
   */
  run: <Result>(
    products: readonly string[],
    work: (place: Place) => Promise<Result>,
  ) => Promise<Result>;
  /**
   * Rejects an order that would wait too long, before its body is read. The result is a promise that
   * rejects, or undefined when the order is accepted.
   * @throws ShopError `unavailable`
   */
  shedLoad: () => Promise<void> | undefined;
};

type Dialect = keyof typeof MAX_CONCURRENT;

/**
 * Creates the order queue of one process. During an overload it rejects orders that would wait too long
 * at once, so that accepted orders get a response within a second (V4). A burst of a thousand orders is
 * accepted. No order waits longer than `MAX_WAIT_MS`, and those of a locked product do not use the slots of others
 * (ADR 0103). A rejected order has changed nothing.
 * @param shouldYield whether orders and rejections must wait while new connections are accepted
 * @param now a monotonic clock, in milliseconds
 */
export function createOrderQueue(
  dialect: Dialect,
  shouldYield: () => boolean,
  now: () => number = () => performance.now(),
): OrderQueue {
  let queued: QueuedOrder[] = [];
  const rejections: Reject[] = [];
  let running = 0;
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;
  let overloadUntil = -Infinity;
  /** Number of orders that had to wait since the queue was last empty. */
  let queuedSinceEmpty = 0;
  let meanInterval = INITIAL_INTERVAL_MS;
  /** When the last order ended while others waited; undefined when none waited. */
  let lastEnd: number | undefined;

  const isOverloaded = () => now() < overloadUntil;
  /** Whether the last order of a queue of this length would wait too long. */
  const isTooLong = (count: number) => {
    const wait = count * meanInterval;
    return isOverloaded()
      ? wait > MAX_OVERLOAD_WAIT_MS
      : queuedSinceEmpty > BURST_CAPACITY && wait > OVERLOAD_WAIT_MS;
  };
  const rejectQueued = (isRejected: (order: QueuedOrder) => boolean) => {
    if (!queued.some(isRejected)) return;
    const { rejected = [], remaining = [] } = Object.groupBy(queued, (order) =>
      isRejected(order) ? 'rejected' : 'remaining',
    );
    rejections.push(...rejected.map(({ reject }) => reject));
    queued = remaining;
  };
  const rejectLate = () => {
    const at = now();
    const oldest = isOverloaded() ? at - MAX_QUEUED_MS : -Infinity;
    rejectQueued(({ since, deadline }) => since < oldest || deadline < at);
  };
  const lockedProducts = createLockedProducts((product) => {
    rejectQueued(({ products }) => products.includes(product));
    schedule();
  });
  const startOrders = () => {
    rejectLate();
    while (running < MAX_CONCURRENT[dialect]) {
      const first = queued.shift();
      if (!first) break;
      if (lockedProducts.isBlocked(first.products)) {
        rejections.push(first.reject);
        continue;
      }
      running += 1;
      first.start(lockedProducts.occupy(first.products));
    }
    if (queued.length === 0) queuedSinceEmpty = 0;
  };
  const sendRejections = () => {
    const until = now() + MAX_REJECTION_TIME_MS;
    let sent = 0;
    while (sent < rejections.length && now() < until) {
      rejections[sent]?.(OVERLOAD_ERROR);
      sent += 1;
    }
    rejections.splice(0, sent);
  };
  const processQueue = () => {
    isScheduled = false;
    if (!shouldYield()) {
      startOrders();
      sendRejections();
    }
    if (rejections.length > 0 || (queued.length > 0 && running < MAX_CONCURRENT[dialect]))
      schedule();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(processQueue);
  };
  const enterOverload = () => {
    overloadUntil = now() + OVERLOAD_DURATION_MS;
    schedule();
  };
  const end = () => {
    const at = now();
    if (lastEnd !== undefined) meanInterval += (at - lastEnd - meanInterval) / AVERAGED_ORDERS;
    lastEnd = queued.length > 0 ? at : undefined;
    running -= 1;
    if (queued.length > 0) schedule();
  };
  const checkDeadlines = () => {
    timer = undefined;
    if (queued.length === 0) return;
    schedule();
    startTimer();
  };
  const startTimer = () => {
    timer ??= setTimeout(checkDeadlines, CHECK_INTERVAL_MS).unref();
  };
  const waitForSlot = (products: readonly string[]) =>
    new Promise<() => void>((start, reject) => {
      if (lockedProducts.isBlocked(products)) {
        rejections.push(reject);
        schedule();
        return;
      }
      if (running < MAX_CONCURRENT[dialect] && queued.length === 0) {
        running += 1;
        start(lockedProducts.occupy(products));
        return;
      }
      queuedSinceEmpty += 1;
      const since = now();
      const deadline = since + Math.min(MAX_WAIT_MS, remainingWait());
      queued.push({ since, deadline, products, start, reject });
      startTimer();
      while (isTooLong(queued.length)) {
        enterOverload();
        const last = queued.pop();
        if (last) rejections.push(last.reject);
      }
    });

  return {
    shedLoad: () => {
      if (!isTooLong(queued.length + 1)) return undefined;
      enterOverload();
      return new Promise((_resolve, reject) => {
        rejections.push(reject);
      });
    },
    run: async (products, work) => {
      const deadline = now() + Math.min(MAX_WAIT_MS, remainingWait());
      const endWait = startWait();
      const leave = await waitForSlot(products).finally(endWait);
      const isInTime = () => now() <= deadline;
      try {
        return await work((place) => {
          if (!isInTime()) throw OVERLOAD_ERROR;
          return lockedProducts.place(products, place, isInTime);
        });
      } finally {
        leave();
        end();
      }
    },
  };
}
