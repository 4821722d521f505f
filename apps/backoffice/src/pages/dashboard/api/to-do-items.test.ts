import type { Dashboard } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { ageOf, itemsOf, knownItems, rankToDo, type ToDoItem } from './to-do-items.ts';

function item(kind: ToDoItem['kind'], amount?: string, count = 1): ToDoItem {
  return { kind, to: `/${kind}`, count, amount };
}

function kindsOf(items: readonly ToDoItem[]) {
  return rankToDo(items).map(({ kind }) => kind);
}

test('the largest amount at stake is first, also by a hundredth', () => {
  const items = [
    item('questions'),
    item('toPack', '999.99'),
    item('calls', '1000.00'),
    item('reorder', '10000.00'),
    item('returns', '1000.01'),
  ];
  expect(kindsOf(items)).toEqual(['reorder', 'returns', 'calls', 'toPack', 'questions']);
});

test('equal and unknown amounts are in the order in which money is lost: calls, parcels, stock, messages', () => {
  const kinds = [
    'questions',
    'returns',
    'reorder',
    'toPack',
    'late',
    'wrongNumbers',
    'toConfirm',
  ] as const;
  expect(kindsOf(kinds.map((kind) => item(kind)))).toEqual([
    'toConfirm',
    'wrongNumbers',
    'late',
    'toPack',
    'reorder',
    'returns',
    'questions',
  ]);
  expect(kindsOf([item('toPack', '8.00'), item('calls', '8.00')])).toEqual(['calls', 'toPack']);
});

test('what has no number is not to do', () => {
  expect(kindsOf([item('calls', '0.00', 0), item('questions', undefined, 2)])).toEqual([
    'questions',
  ]);
});

const TASK = { count: 2, amount: '120.00', oldest_at: '2026-11-20T08:00:00.000Z' };
const TO_DO: Dashboard['to_do'] = {
  calls: TASK,
  wrong_numbers: TASK,
  to_pack: TASK,
  late: { ...TASK, to: '2026-11-14' },
  returns: TASK,
  questions: { ...TASK, amount: '0.00' },
  reorder: { products: 2, product_ids: ['9', '4'], sold_out: 7, low: 3, amount: '90.00' },
};

test('each item leads to the list that it counts; without the queue, the calls lead to the new orders', () => {
  const pathsOf = (hasQueue: boolean) =>
    Object.fromEntries(itemsOf(TO_DO, { hasQueue }).map(({ kind, to }) => [kind, to]));
  const others = {
    wrongNumbers: '/admin/commands?call=wrong_number',
    toPack: '/admin/commands?status=confirmed',
    late: '/admin/commands?status=shipped&to=2026-11-14',
    returns: '/admin/contacts?type=return&answered=no',
    questions: '/admin/contacts?type=information&answered=no',
    reorder: '/admin/products?soldout=only:9,4',
  };
  expect(pathsOf(true)).toEqual({ calls: '/admin/commands/confirm', ...others });
  expect(pathsOf(false)).toEqual({ toConfirm: '/admin/commands?status=new', ...others });
});

test('API-4 without the features, the list has what the other numbers make', () => {
  const nothing = { newOrders: undefined, toDo: undefined, stock: undefined };
  expect(rankToDo(knownItems(nothing))).toEqual([]);
  const stock = { soldOut: [], lowStock: [], soldOutProducts: 6, soldOutVariants: 11 };
  expect(rankToDo(knownItems({ ...nothing, stock }))).toEqual([
    {
      kind: 'reorder',
      to: '/admin/products?soldout=some',
      count: 6,
      sizes: { soldOut: 11, low: 0 },
    },
  ]);
});

test.each([
  ['2026-11-21T08:59:00Z', { unit: 'hours', count: 0 }],
  ['2026-11-21T03:30:00Z', { unit: 'hours', count: 5 }],
  ['2026-11-20T09:00:00Z', { unit: 'days', count: 1 }],
  ['2026-10-22T08:00:00Z', { unit: 'days', count: 30 }],
  ['2026-11-21T09:00:05Z', { unit: 'hours', count: 0 }],
])('the age of %s is %j', (at, age) => {
  expect(ageOf(at, Date.parse('2026-11-21T09:00:00Z'))).toEqual(age);
});
