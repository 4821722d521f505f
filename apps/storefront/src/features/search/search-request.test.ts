import { expect, test } from 'vitest';
import { someProduct } from '../../testing/some-product.ts';
import { productsNamed } from './search-request.ts';

function named(product_name: string) {
  return someProduct({ product_name, description: 'Écharpe en description seulement.' });
}

const products = ['Écharpe Hammamet', 'Grande écharpe', 'Robe Jasmin'].map(named);
const names = (text: string) =>
  productsNamed(products, text).map(({ product_name }) => product_name);

test('NAV-8 the name contains the text, case-insensitive, accents folded', () => {
  expect(names('ÉCHARPE')).toEqual(['Écharpe Hammamet', 'Grande écharpe']);
  expect(names('echarpe')).toEqual(['Écharpe Hammamet', 'Grande écharpe']);
  expect(names('jasm')).toEqual(['Robe Jasmin']);
});

test('NAV-8 only the name is searched', () => {
  expect(names('description')).toEqual([]);
});

test.each(['.*', '(', '[a-', '\\', 'a'.repeat(5_000), '\u0000'])(
  'I3 the hostile text %j is only text',
  (text) => {
    expect(names(text)).toEqual([]);
  },
);
