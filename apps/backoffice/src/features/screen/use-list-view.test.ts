import { expect, test } from 'vitest';
import { changedParams, pageParams, readListView } from './use-list-view.ts';

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

test('ADM-5 the rows a page and the choices made are read from the address, and nonsense is not', () => {
  const rules = { pageSizes: [12, 24], choices: [{ name: 'gender' }] };
  const params = new URLSearchParams('per=24&gender=Men&season=x');
  expect(readListView(params, rules)).toEqual({
    page: 1,
    search: '',
    pageSize: 24,
    choices: { gender: 'Men' },
  });
  expect(readListView(new URLSearchParams('per=7'), rules)).toEqual({ page: 1, search: '' });
});

test('a choice shows the first page, keeps the other choices, and an empty one is taken back', () => {
  const params = new URLSearchParams('page=3&search=robe&gender=Men&open=12');
  expect(changedParams(params, { season: 'x', gender: '' }).toString()).toBe(
    'search=robe&season=x',
  );
});
