import { expect, test } from 'vitest';
import { countFilters, readAmount, readShopView, shopPath } from './shop-view.ts';

const viewAt = (query: string) => readShopView(new URLSearchParams(query));
const tidy = (query: string) => shopPath(viewAt(query));

test('SHOP-1 gender, season, filters, sort and page stand in the address, and come back', () => {
  const address =
    '/shop?gender=Women&season=New+Arrivals&size=S&size=6%2C5&color=%2317457F&min_price=50&max_price=79.90&in_stock=true&sort=-price&page=3';
  const view = viewAt(address.slice('/shop?'.length));
  expect(view).toEqual({
    scope: { gender: 'Women', season: 'New Arrivals' },
    filters: {
      sizes: ['S', '6,5'],
      colors: ['#17457F'],
      minPrice: 50_000,
      maxPrice: 79_900,
      inStock: true,
    },
    sort: '-price',
    page: 3,
  });
  expect(shopPath(view)).toBe(address);
  expect(countFilters(view.filters)).toBe(5);
});

test.each([
  'gender=Kids',
  'page=0',
  'page=-2',
  'page=1.5',
  'page=x',
  'page=1000000000',
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
])('F5 the address %j is the whole first page', (query) => {
  expect(tidy(query)).toBe('/shop');
});

test.each([
  ['size=XL&size=s&size=XL', '/shop?size=s&size=XL'],
  ['color=b&size=M&gender=Men&color=a', '/shop?gender=Men&size=M&color=a&color=b'],
  ['min_price=90&max_price=20,5', '/shop?min_price=20.50&max_price=90'],
])('equal views have one address: %j', (query, address) => {
  expect(tidy(query)).toBe(address);
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
])('an amount typed as %j is %j millimes', (text, millimes) => {
  expect(readAmount(text)).toBe(millimes);
});
