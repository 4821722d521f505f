import type { Listing } from '@shop/api-client';
import { FEATURES, type Feature } from '@shop/contract/features';
import { describe, expect, test } from 'vitest';
import { listPage, listQuery, type ListRules } from './list-view.ts';

const rules: ListRules<number> = {
  pageSize: 6,
  searchFeature: 'search',
  matches: (item, search) => String(item).includes(search),
};
const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
const none = new Set<Feature>();
const all = new Set<Feature>(FEATURES);

function answer(items: number[], total: number | null, features: ReadonlySet<Feature>) {
  return { items, total, features } satisfies Listing<number>;
}

describe('API-4 a host that only speaks section 7', () => {
  test('ADM-5 gives the whole list, and six a page are shown', () => {
    const view = { page: 2, search: '' };
    const shown = listPage(answer(twenty, null, none), listQuery(view, rules, none), view, rules);
    expect(shown).toEqual({ items: [7, 8, 9, 10, 11, 12], page: 2, pageCount: 4, total: 20 });
  });

  test('is asked once for every page', () => {
    const pages = [1, 2, 3].map((page) => listQuery({ page, search: '' }, rules, none));
    expect(pages).toEqual([{}, {}, {}]);
  });

  test('is searched here, on the whole list', () => {
    const view = { page: 1, search: '2' };
    const query = listQuery(view, rules, none);
    expect(query).toEqual({});
    expect(listPage(answer(twenty, null, none), query, view, rules).items).toEqual([2, 12, 20]);
  });

  test('shows the last page for one past the end, and one page for nothing', () => {
    const view = { page: 9, search: '' };
    const query = listQuery(view, rules, none);
    expect(listPage(answer(twenty, null, none), query, view, rules)).toMatchObject({
      items: [19, 20],
      page: 4,
    });
    expect(listPage(answer([], null, none), query, view, rules)).toMatchObject({
      items: [],
      page: 1,
      pageCount: 1,
    });
  });
});

describe('host.md Features: a host that pages', () => {
  test('is asked for one page, and believed', () => {
    const view = { page: 3, search: '' };
    const query = listQuery(view, rules, all);
    expect(query).toEqual({ limit: 6, offset: 12 });
    expect(listPage(answer([13, 14], 20, all), query, view, rules)).toEqual({
      items: [13, 14],
      page: 3,
      pageCount: 4,
      total: 20,
    });
  });

  test('and searches is asked for one page of what it found', () => {
    expect(listQuery({ page: 1, search: '2' }, rules, all)).toEqual({
      limit: 6,
      offset: 0,
      search: '2',
    });
  });

  test('but does not search is asked for everything, and searched here', () => {
    const paging = new Set<Feature>(['paging']);
    const view = { page: 1, search: '2' };
    const query = listQuery(view, rules, paging);
    expect(query).toEqual({});
    expect(listPage(answer(twenty, 20, paging), query, view, rules).items).toEqual([2, 12, 20]);
  });

  test('is judged by the answer itself: a limit it did not honour leaves the whole list', () => {
    const view = { page: 2, search: '' };
    const shown = listPage(answer(twenty, null, none), listQuery(view, rules, all), view, rules);
    expect(shown.items).toEqual([7, 8, 9, 10, 11, 12]);
  });
});

describe('a list with filters and orders', () => {
  const chosen: ListRules<number> = {
    ...rules,
    pageSizes: [12],
    choices: [
      {
        name: 'stock',
        feature: 'filters',
        chosen: (value) =>
          value === 'out'
            ? { ask: { in_stock: false }, keeps: (item) => item % 5 === 0 }
            : undefined,
      },
      {
        name: 'sort',
        feature: 'sort',
        chosen: () => ({ ask: { sort: 'newest' }, compare: (one, other) => other - one }),
      },
    ],
  };
  const view = { page: 1, search: '', choices: { stock: 'out', sort: 'newest' } };

  test('asks the host that can, and believes it', () => {
    const query = listQuery(view, chosen, all);
    expect(query).toEqual({ limit: 6, offset: 0, in_stock: false, sort: 'newest' });
    expect(listPage(answer([20, 15], 2, all), query, view, chosen).items).toEqual([20, 15]);
  });

  test('API-4 is filtered and ordered here by the same rules on a host that cannot', () => {
    const query = listQuery(view, chosen, new Set<Feature>(['paging', 'filters']));
    expect(query).toEqual({});
    const shown = listPage(answer(twenty, null, none), query, view, chosen);
    expect(shown).toMatchObject({ items: [20, 15, 10, 5], total: 4 });
  });

  test('F5 a value that means nothing narrows nothing; more rows a page are asked for as chosen', () => {
    const odd = { page: 2, search: '', pageSize: 12, choices: { stock: 'x', colour: 'red' } };
    expect(listQuery(odd, chosen, all)).toEqual({ limit: 12, offset: 12 });
    expect(listPage(answer(twenty, null, none), {}, odd, chosen)).toMatchObject({
      items: [13, 14, 15, 16, 17, 18, 19, 20],
      pageCount: 2,
    });
  });
});
