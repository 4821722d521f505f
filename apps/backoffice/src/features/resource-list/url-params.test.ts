import { expect, test } from 'vitest';
import { listHref, parseUrlParams } from './url-params.ts';

test('P2 the search of a list is in the hash of its URL, which no server receives', () => {
  const params = parseUrlParams({ search: '?status=new', hash: '#search=Le%C3%AFla+98+765' });
  expect(params.toString()).toBe('status=new&search=Le%C3%AFla+98+765');
  expect(listHref(params)).toBe('?status=new#search=Le%C3%AFla+98+765');
});

test('without a search the URL has no hash, and a hash of another kind is no search', () => {
  expect(listHref(new URLSearchParams('status=new&search='))).toBe('?status=new');
  expect(parseUrlParams({ search: '?page=2', hash: '#password' }).toString()).toBe('page=2');
});

test('a link with the search in the query is read, and continues in the hash', () => {
  const params = parseUrlParams({ search: '?search=98765432&page=2', hash: '' });
  expect(params.get('search')).toBe('98765432');
  expect(listHref(params)).toBe('?page=2#search=98765432');
});
