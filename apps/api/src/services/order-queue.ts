import { MAX_WAIT_MS, remainingWait, startWait } from '../db/wait-budget.ts';
import { ShopError } from '../errors.ts';
import { createLockedProducts } from './locked-products.ts';
import { createOverloadDetector } from './overload-detector.ts';

/**
 * Maximum number of orders that are processed at once; further orders wait in their order of arrival. On
 * SQLite they share one commit. On PostgreSQL two of the ten connections of a process remain for reads.
 */
const MAX_CONCURRENT = { sqlite: 32, postgres: 8 } as const;
/**
 * During an overload, an order that has waited longer than this, in milliseconds, is rejected instead of
 * started.
 */
const MAX_QUEUED_MS = 400;
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
  const { isOverloaded, isTooLong, ...overload } = createOverloadDetector(now);

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
    if (queued.length === 0) overload.queueEmptied();
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
    overload.enterOverload();
    schedule();
  };
  const end = () => {
    overload.orderEnded(queued.length > 0);
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
      overload.orderQueued();
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
