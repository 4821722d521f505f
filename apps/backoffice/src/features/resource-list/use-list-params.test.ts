import { expect, test } from 'vitest';
import { withParams, withPage, parseListView } from './use-list-params.ts';

test('F5 an invalid URL shows the first page', () => {
  for (const page of ['0', '-1', '1.5', 'x', '9e99', '']) {
    expect(parseListView(new URLSearchParams({ page })).page, page).toBe(1);
  }
  expect(parseListView(new URLSearchParams('page=3&search=Écharpe'))).toEqual({
    page: 3,
    search: 'echarpe',
  });
});

test('on another page the search is unchanged and the dialog is closed', () => {
  const params = new URLSearchParams('page=3&search=robe&open=12');
  expect(withPage(params, 4).toString()).toBe('search=robe&page=4');
  expect(withPage(params, 1).toString()).toBe('search=robe');
});

test('ADM-5 page size and filters come from the URL; invalid values are ignored', () => {
  const config = { pageSizes: [12, 24], params: [{ name: 'gender' }] };
  const params = new URLSearchParams('per=24&gender=Men&season=x');
  expect(parseListView(params, config)).toEqual({
    page: 1,
    search: '',
    pageSize: 24,
    params: { gender: 'Men' },
  });
  expect(parseListView(new URLSearchParams('per=7'), config)).toEqual({ page: 1, search: '' });
});

test('a filter shows the first page and does not change the other filters; an empty value removes it', () => {
  const params = new URLSearchParams('page=3&search=robe&gender=Men&open=12');
  expect(withParams(params, { season: 'x', gender: '' }).toString()).toBe('search=robe&season=x');
});
