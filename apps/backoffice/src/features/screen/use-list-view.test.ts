import { expect, test } from 'vitest';
import { pageParams, readListView } from './use-list-view.ts';

test('F5 an address that makes no sense shows the first page', () => {
  for (const page of ['0', '-1', '1.5', 'x', '9e99', '']) {
    expect(readListView(new URLSearchParams({ page })).page, page).toBe(1);
  }
  expect(readListView(new URLSearchParams('page=3&search=Écharpe'))).toEqual({
    page: 3,
    search: 'echarpe',
  });
});

test('another page keeps the search and closes what was open', () => {
  const params = new URLSearchParams('page=3&search=robe&open=12');
  expect(pageParams(params, 4).toString()).toBe('search=robe&page=4');
  expect(pageParams(params, 1).toString()).toBe('search=robe');
});
