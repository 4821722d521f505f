import type { Listing } from '@shop/api-client';
import { FEATURES, type Feature } from '@shop/contract/features';
import { describe, expect, test } from 'vitest';
import { listPage, listQuery, type ListConfig } from './list-view.ts';

const config: ListConfig<number> = {
  pageSize: 6,
  searchFeature: 'search',
  matches: (item, search) => String(item).includes(search),
};
const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
const none = new Set<Feature>();
const all = new Set<Feature>(FEATURES);

function response(items: number[], total: number | null, features: ReadonlySet<Feature>) {
  const unreadable = { count: 0, names: [] };
  return { items, unreadable, total, features } satisfies Listing<number>;
}

describe('an API server of section 7 alone', () => {
  test('API-4 ADM-5 returns the whole list, and six items per page are shown', () => {
    const view = { page: 2, search: '' };
    const shown = listPage(
      response(twenty, null, none),
      listQuery(view, config, none),
      view,
      config,
    );
    expect(shown).toEqual({ items: [7, 8, 9, 10, 11, 12], page: 2, pageCount: 4, total: 20 });
  });

  test('API-4 receives one request for all pages', () => {
    const pages = [1, 2, 3].map((page) => listQuery({ page, search: '' }, config, none));
    expect(pages).toEqual([{}, {}, {}]);
  });

  test('API-4 leaves the search of the whole list to the browser', () => {
    const view = { page: 1, search: '2' };
    const query = listQuery(view, config, none);
    expect(query).toEqual({});
    expect(listPage(response(twenty, null, none), query, view, config).items).toEqual([2, 12, 20]);
  });

  test('API-4 a page beyond the end is the last page, and an empty list has one page', () => {
    const view = { page: 9, search: '' };
    const query = listQuery(view, config, none);
    expect(listPage(response(twenty, null, none), query, view, config)).toMatchObject({
      items: [19, 20],
      page: 4,
    });
    expect(listPage(response([], null, none), query, view, config)).toMatchObject({
      items: [],
      page: 1,
      pageCount: 1,
    });
  });
});

describe('an API server with the feature paging', () => {
  test('returns one page', () => {
    const view = { page: 3, search: '' };
    const query = listQuery(view, config, all);
    expect(query).toEqual({ limit: 6, offset: 12 });
    expect(listPage(response([13, 14], 20, all), query, view, config)).toEqual({
      items: [13, 14],
      page: 3,
      pageCount: 4,
      total: 20,
    });
  });

  test('and with search returns one page of the results', () => {
    expect(listQuery({ page: 1, search: '2' }, config, all)).toEqual({
      limit: 6,
      offset: 0,
      search: '2',
    });
  });

  test('but without search returns the whole list, which the browser searches', () => {
    const paging = new Set<Feature>(['paging']);
    const view = { page: 1, search: '2' };
    const query = listQuery(view, config, paging);
    expect(query).toEqual({});
    expect(listPage(response(twenty, 20, paging), query, view, config).items).toEqual([2, 12, 20]);
  });

  test('that ignores the limit returns the whole list, according to the features in its response', () => {
    const view = { page: 2, search: '' };
    const shown = listPage(
      response(twenty, null, none),
      listQuery(view, config, all),
      view,
      config,
    );
    expect(shown.items).toEqual([7, 8, 9, 10, 11, 12]);
  });
});

describe('a list with filters and sort orders', () => {
  const filtered: ListConfig<number> = {
    ...config,
    pageSizes: [12],
    params: [
      {
        name: 'stock',
        feature: 'filters',
        parse: (value) =>
          value === 'out'
            ? { query: { in_stock: false }, filter: (item) => item % 5 === 0 }
            : undefined,
      },
      {
        name: 'sort',
        feature: 'sort',
        parse: () => ({ query: { sort: 'newest' }, compare: (one, other) => other - one }),
      },
    ],
  };
  const view = { page: 1, search: '', params: { stock: 'out', sort: 'newest' } };

  test('is filtered by an API server that supports it', () => {
    const query = listQuery(view, filtered, all);
    expect(query).toEqual({ limit: 6, offset: 0, in_stock: false, sort: 'newest' });
    expect(listPage(response([20, 15], 2, all), query, view, filtered).items).toEqual([20, 15]);
  });

  test('API-4 is filtered and sorted in the browser by the same rules where the API server cannot', () => {
    const query = listQuery(view, filtered, new Set<Feature>(['paging', 'filters']));
    expect(query).toEqual({});
    const shown = listPage(response(twenty, null, none), query, view, filtered);
    expect(shown).toMatchObject({ items: [20, 15, 10, 5], total: 4 });
  });

  test('F5 ignores an invalid value and applies the chosen page size', () => {
    const odd = { page: 2, search: '', pageSize: 12, params: { stock: 'x', colour: 'red' } };
    expect(listQuery(odd, filtered, all)).toEqual({ limit: 12, offset: 12 });
    expect(listPage(response(twenty, null, none), {}, odd, filtered)).toMatchObject({
      items: [13, 14, 15, 16, 17, 18, 19, 20],
      pageCount: 2,
    });
  });
});
