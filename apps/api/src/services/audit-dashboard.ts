import type { OrderStatus } from '@shop/contract/constants';
import { lastDays } from '@shop/contract/day-range';
import { formatMoney } from '@shop/contract/money';
import {
  findOrdersAfter,
  findStatusEvents,
  findTakenMillimes,
  type AuditedOrder,
  type StatusEvent,
} from '../db/audit-dashboard.ts';
import type { Db } from '../db/database.ts';
import type { Sales, TimeRange } from '../db/stats.ts';
import { addSales, readSalesTotals, type SalesTotals } from './sales-totals.ts';
import { rangeOfDays } from './stats.ts';

const BATCH = 1_000;
const NAMES = ['expected', 'confirmed', 'delivered', 'refused'] as const;
const OPEN: ReadonlySet<OrderStatus> = new Set(['new', 'confirmed', 'shipped']);
const STILL_CONFIRMED: ReadonlySet<OrderStatus> = new Set(['confirmed', 'shipped', 'delivered']);

/** The recalculated figures of a period, in millimes. */
export type AuditedPeriod = { name: string; figures: SalesTotals };

type FigureAudit = { findings: string[]; periods: AuditedPeriod[] };

/** What the history of an order makes of it. */
type Course = {
  status: OrderStatus;
  confirmedAt?: number;
  deliveredAt?: number;
  refusedAt?: number;
};

/**
 * Recalculates the figures of the dashboard, of all time and of the last 30 days: the status of each order from its
 * history, its amount from the stock that it took and its reduction, never from the order's own status and total.
 * Compares them with what the dashboard shows, and each order's status with its history.
 */
export async function auditDashboard(db: Db, now: number): Promise<FigureAudit> {
  const periods = [
    { name: 'All orders', range: { from: 0, until: Number.MAX_SAFE_INTEGER } },
    { name: 'Last 30 days', range: rangeOfDays(lastDays(now, 30)) },
  ].map((period) => ({ ...period, figures: noFigures() }));
  const findings = await replayOrders(db, (course, sales) => {
    for (const period of periods) addOrder(period.figures, course, { range: period.range, sales });
  });
  for (const { name, range, figures } of periods) {
    const shown = await readSalesTotals(db, range);
    findings.push(...NAMES.flatMap((figure) => describe(name, figure, shown, figures)));
  }
  return { findings, periods: periods.map(({ name, figures }) => ({ name, figures })) };
}

function noFigures(): SalesTotals {
  const none = { orders: 0, amount: 0, shipping: 0 };
  return { expected: none, confirmed: none, delivered: none, refused: none };
}

/** Replays the history of each order. Returns the orders whose status is not the one of their history. */
async function replayOrders(
  db: Db,
  onOrder: (course: Course, sales: Sales) => void,
): Promise<string[]> {
  const taken = await findTakenMillimes(db);
  const findings: string[] = [];
  let after = 0;
  for (;;) {
    const orders = await findOrdersAfter(db, after, BATCH);
    const last = orders.at(-1)?.id ?? after;
    const events = Map.groupBy(await findStatusEvents(db, after + 1, last), (each) => each.orderId);
    for (const order of orders) {
      const course = courseOf(events.get(order.id) ?? []);
      findings.push(...describeStatus(order, course));
      const amount = (taken.get(order.commandId) ?? 0) - order.reduction;
      onOrder(course, { orders: 1, amount, shipping: order.shipping });
    }
    after = last;
    if (orders.length < BATCH) return findings;
  }
}

function courseOf(events: readonly StatusEvent[]): Course {
  let course: Course = { status: 'new' };
  for (const { at, status, cause } of events) {
    // Before the undo of a call nothing has happened; an undone change is not among the events.
    if (cause === 'undone') course = { status };
    else if (cause === 'change_undone') course = { ...course, status };
    else course = { ...course, status, ...effectOf(at, status, cause === 'duplicate') };
  }
  return course;
}

function effectOf(at: number, status: OrderStatus, isDuplicate: boolean): Partial<Course> {
  if (status === 'confirmed') return { confirmedAt: at };
  if (status === 'delivered') return { deliveredAt: at };
  const isRefused = status === 'returned' || (status === 'cancelled' && !isDuplicate);
  return isRefused ? { refusedAt: at } : {};
}

function describeStatus({ commandId, status }: AuditedOrder, course: Course): string[] {
  if (status === course.status) return [];
  return [`Order ${commandId}: its status is ${status}, its history makes ${course.status}.`];
}

/** Adds an order to the figures of a period. */
function addOrder(
  figures: SalesTotals,
  { status, confirmedAt, deliveredAt, refusedAt }: Course,
  { range, sales }: { range: TimeRange; sales: Sales },
): void {
  const isInside = (at: number | undefined) =>
    at !== undefined && at >= range.from && at < range.until;
  const counts: Record<(typeof NAMES)[number], boolean> = {
    expected: OPEN.has(status),
    confirmed: isInside(confirmedAt) && STILL_CONFIRMED.has(status),
    delivered: isInside(deliveredAt) && status === 'delivered',
    refused: isInside(refusedAt),
  };
  for (const name of NAMES) if (counts[name]) figures[name] = addSales(figures[name], sales);
}

function describe(
  period: string,
  name: (typeof NAMES)[number],
  shown: SalesTotals,
  recalculated: SalesTotals,
): string[] {
  const text = ({ orders, amount, shipping }: Sales) =>
    `${orders} for ${formatMoney(amount)} with ${formatMoney(shipping)} for shipping`;
  const one = text(shown[name]);
  const other = text(recalculated[name]);
  if (one === other) return [];
  return [
    `${period}, ${name}: the dashboard has ${one}, the history and the movements make ${other}.`,
  ];
}
