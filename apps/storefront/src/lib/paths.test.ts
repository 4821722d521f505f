import { describe, expect, test } from 'vitest';
import { paths, productSlug } from './paths.ts';

describe('product links', () => {
  const product = (product_name: string, product_Id = '7') => ({ product_Id, product_name });

  test('PROD-1 PROD-8 the segment is the name in lower case without spaces', () => {
    expect(productSlug('Robe Longue  Été')).toBe('robelongueété');
    expect(paths.product(product('Chemise Lin'))).toBe('/product/chemiselin?id=7');
  });

  test.each(['Écharpe 50 % laine', 'Haut/bas', 'Sac ? #1 & co', 'Robe 🌸', 'Deux\u00A0mots', '..'])(
    'PROD-8 the name %j is the same after encoding and decoding',
    (name) => {
      const url = new URL(paths.product(product(name, 'a/b&c')), 'https://shop.example');
      expect(url.searchParams.get('id')).toBe('a/b&c');
      if (name !== '..') {
        expect(decodeURIComponent(url.pathname)).toBe(`/product/${productSlug(name)}`);
      }
    },
  );

  test('PROD-8 a link can have the chosen colour and size', () => {
    expect(paths.product(product('Robe'), { color: '#17457F', size: 'M' })).toBe(
      '/product/robe?id=7&color=17457f&size=M',
    );
  });

  test('PROD-8 a name with half a surrogate pair does not throw', () => {
    expect(() => paths.product(product('Robe \uD83C'))).not.toThrow();
  });
});

test('SHOP-1 the shop’s URL has gender, season and further parameters', () => {
  expect(paths.shop()).toBe('/shop');
  expect(paths.shop({ gender: 'Women', season: 'New Arrivals' })).toBe(
    '/shop?gender=Women&season=New+Arrivals',
  );
  expect(paths.shop({ gender: 'Men' }, [['page', '3']])).toBe('/shop?gender=Men&page=3');
});
