import { parseMoney } from '@shop/contract/money';
import type { Dashboard, DashboardTask, Stats } from '@shop/contract/schemas';
import {
  latePath,
  paths,
  questionsPath,
  reorderPath,
  returnsPath,
  soldOutPath,
  toPackPath,
  unconfirmedPath,
  wrongNumbersPath,
} from '../../../lib/paths.ts';
import type { StockReport } from './product-stock.ts';

/** What may be to do. The order is the one of equal amounts. */
const TO_DO_KINDS = [
  'calls',
  'toConfirm',
  'wrongNumbers',
  'late',
  'toPack',
  'reorder',
  'returns',
  'questions',
] as const;

/** Something to do, with the list that it counts. */
export type ToDoItem = {
  kind: (typeof TO_DO_KINDS)[number];
  to: string;
  count: number;
  /** The amount at stake, text in TND without shipping; undefined where the API server does not have it. */
  amount?: string | undefined;
  /** When the oldest one came in. */
  oldestAt?: string | null;
  /** Of `reorder`: the sizes that are sold out, and those that run out. */
  sizes?: { soldOut: number; low: number };
};

/**
 * The rule of the list: what there is to do, the largest amount at stake first. Equal or unknown amounts are in the
 * order of `TO_DO_KINDS`.
 */
export function rankToDo(items: readonly ToDoItem[]): ToDoItem[] {
  const atStake = ({ amount = '0.00' }: ToDoItem) => parseMoney(amount) ?? 0;
  const place = ({ kind }: ToDoItem) => TO_DO_KINDS.indexOf(kind);
  return items
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => atStake(other) - atStake(one) || place(one) - place(other));
}

/** The items of an API server with the feature `dashboard`. */
export function itemsOf(
  { calls, wrong_numbers, to_pack: toPack, late, returns, questions, reorder }: Dashboard['to_do'],
  { hasQueue }: { hasQueue: boolean },
): ToDoItem[] {
  return [
    hasQueue
      ? { kind: 'calls', to: paths.Confirm, ...taskOf(calls) }
      : { kind: 'toConfirm', to: unconfirmedPath, ...taskOf(calls) },
    ...(wrong_numbers
      ? [{ kind: 'wrongNumbers' as const, to: wrongNumbersPath, ...taskOf(wrong_numbers) }]
      : []),
    { kind: 'toPack', to: toPackPath, ...taskOf(toPack) },
    { kind: 'late', to: latePath(late.to), ...taskOf(late) },
    { kind: 'returns', to: returnsPath, ...taskOf(returns) },
    { kind: 'questions', to: questionsPath, ...taskOf(questions), amount: undefined },
    {
      kind: 'reorder',
      to: reorderPath(reorder.product_ids),
      count: reorder.products,
      amount: reorder.amount,
      sizes: { soldOut: reorder.sold_out, low: reorder.low },
    },
  ];
}

function taskOf({ count, amount, oldest_at: oldestAt }: DashboardTask) {
  return { count, amount, oldestAt };
}

/**
 * What the numbers of other API servers make: new orders, unanswered messages and sold-out products, without amounts.
 */
export function knownItems({
  newOrders,
  toDo,
  stock,
}: {
  newOrders: number | undefined;
  toDo: Stats['to_do'] | undefined;
  stock: StockReport | undefined;
}): ToDoItem[] {
  return [
    { kind: 'toConfirm', to: unconfirmedPath, count: newOrders ?? 0 },
    { kind: 'returns', to: returnsPath, count: toDo?.returns ?? 0 },
    { kind: 'questions', to: questionsPath, count: toDo?.questions ?? 0 },
    {
      kind: 'reorder',
      to: soldOutPath,
      count: stock?.soldOutProducts ?? 0,
      sizes: { soldOut: stock?.soldOutVariants ?? 0, low: 0 },
    },
  ];
}

/** How long ago a time is, in its largest whole unit; less than an hour is 0 hours. */
export function ageOf(at: string, now: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(0, Math.floor((now - Date.parse(at)) / 3_600_000));
  return hours < 24
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) };
}
