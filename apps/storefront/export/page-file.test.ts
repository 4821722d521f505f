import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { pageFile, productIdFile } from './page-file.ts';

const product = (product_name: string) => paths.product({ product_Id: '7', product_name });

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/shop', 'shop.html'],
  [paths.shop({ gender: 'Women' }), 'shop-Women.html'],
  [paths.shop({ gender: 'Men', season: 'New Arrivals' }), 'shop-Men-New.html'],
  [product('Robe Été'), 'product/robeété.html'],
  [product('جبة'), 'product/جبة.html'],
  [product('Veste : édition "2"'), 'product/veste:édition"2".html'],
  [product('Jupe 3/4'), 'product/jupe3/4.html'],
])('the page %s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

test.each([
  '50/../50',
  '50/',
  '..',
  '.htaccess',
  'n° #1',
  '100 %',
  'neuf ?',
  'a\\b',
  'x'.repeat(201),
  ' ',
])('a product named %j has no file of its own', (name) => {
  expect(pageFile(product(name))).toBeUndefined();
});

test('a product has a file of its id, unless the id could name another folder or query', () => {
  expect(productIdFile('7')).toBe('product-id/7.html');
  expect(productIdFile('0193b1e6-9d3f')).toBe('product-id/0193b1e6-9d3f.html');
  for (const id of ['', '..', 'a/b', '7&x=1', 'x'.repeat(101)]) {
    expect(productIdFile(id), id).toBeUndefined();
  }
});
