import { expect, test } from 'vitest';
import { countFilters, readAmount, readShopView, shopPath } from './shop-view.ts';

const viewAt = (query: string) => readShopView(new URLSearchParams(query));
const normalize = (query: string) => shopPath(viewAt(query));

test('SHOP-1 gender, season, filters, sort and page are written to the URL and read from it', () => {
  const url =
    '/shop?gender=Women&season=New+Arrivals&search=robe+%C3%A9t%C3%A9&size=S&size=6%2C5&color=%2317457F&min_price=50&max_price=79.90&in_stock=true&sort=-price&per=12&page=3';
  const view = viewAt(url.slice('/shop?'.length));
  expect(view).toEqual({
    scope: { gender: 'Women', season: 'New Arrivals' },
    filters: {
      search: 'robe été',
      sizes: ['S', '6,5'],
      colors: ['#17457F'],
      minPrice: 50_000,
      maxPrice: 79_900,
      inStock: true,
    },
    sort: '-price',
    page: 3,
    pageSize: 12,
  });
  expect(shopPath(view)).toBe(url);
  expect(countFilters(view.filters)).toBe(5);
});

test.each([
  'gender=Kids',
  'page=0',
  'page=-2',
  'page=1.5',
  'page=x',
  'page=1000000000',
  'per=6',
  'per=7',
  'search=+',
  'search=%00',
  'season=New+Arrivals',
  'sort=cheap',
  'sort=newest',
  'in_stock=perhaps',
  'min_price=abc',
  'max_price=-4',
  'min_price=1e9',
  'size=',
  'size=%00',
  `color=${'x'.repeat(41)}`,
  'utm_source=instagram',
  '',
])('F5 the URL with %j is the unfiltered first page', (query) => {
  expect(normalize(query)).toBe('/shop');
});

test.each([
  ['size=XL&size=s&size=XL', '/shop?size=s&size=XL'],
  ['color=b&size=M&gender=Men&color=a', '/shop?gender=Men&size=M&color=a&color=b'],
  ['search=robe&sort=relevance', '/shop?search=robe'],
  ['search=robe&sort=newest', '/shop?search=robe&sort=newest'],
  ['sort=relevance', '/shop'],
  ['min_price=90&max_price=20,5', '/shop?min_price=20.50&max_price=90'],
])('equal views have one URL: %j', (query, url) => {
  expect(normalize(query)).toBe(url);
});

test.each([
  ['79,9', 79_900],
  [' 79.90 TND', 79_900],
  ['1 200', 1_200_000],
  ['79,900', 79_900],
  ['0', 0],
  ['', undefined],
  ['9,999', undefined],
  ['douze', undefined],
  ['99999999999', undefined],
])('the text %j is %j millimes', (text, millimes) => {
  expect(readAmount(text)).toBe(millimes);
});
