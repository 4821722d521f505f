import { describe, expect, test } from 'vitest';
import { paths, productSlug, readShopView } from './paths.ts';

describe('PROD-8 product links', () => {
  const product = (product_name: string, product_Id = '7') => ({ product_Id, product_name });

  test('PROD-1 the segment is the name in lower case without spaces', () => {
    expect(productSlug('Robe Longue  Été')).toBe('robelongueété');
    expect(paths.product(product('Chemise Lin'))).toBe('/product/chemiselin?id=7');
  });

  test.each(['Écharpe 50 % laine', 'Haut/bas', 'Sac ? #1 & co', 'Robe 🌸', 'Deux\u00A0mots', '..'])(
    'the name %j survives the address and comes back',
    (name) => {
      const url = new URL(paths.product(product(name, 'a/b&c')), 'https://shop.example');
      expect(url.searchParams.get('id')).toBe('a/b&c');
      if (name !== '..') {
        expect(decodeURIComponent(url.pathname)).toBe(`/product/${productSlug(name)}`);
      }
    },
  );

  test('half an emoji does not break the page', () => {
    expect(() => paths.product(product('Robe \uD83C'))).not.toThrow();
  });
});

describe('SHOP-1 the shop’s address', () => {
  test('carries gender, season and page, and reads them back', () => {
    const view = { gender: 'Women', season: 'New Arrivals', page: 3 } as const;
    const url = new URL(paths.shop(view), 'https://shop.example');
    expect(readShopView(url.searchParams)).toEqual(view);
    expect(paths.shop({ page: 1 })).toBe('/shop');
  });

  test.each(['gender=Kids', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'season=New+Arrivals', ''])(
    'reads %j as the whole first page',
    (query) => {
      expect(readShopView(new URLSearchParams(query))).toEqual({ page: 1 });
    },
  );
});
