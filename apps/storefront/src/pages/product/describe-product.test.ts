import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { describeProduct } from './describe-product.ts';

const product: Product = {
  product_Id: '7',
  product_name: 'Robe </script><b>« Été »',
  description: 'Lin lavé.',
  price: '100.00',
  promo_percentage: '20.00',
  discounted_price: '80.00',
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: false,
  product_images: [{ path: '/media/a.jpg', url: 'https://api.example/media/a.jpg' }],
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 1 }] }],
};
const breadcrumb = [
  { name: 'Boutique', url: 'https://shop.example/shop' },
  { name: 'Robe', url: 'https://shop.example/product/robe?id=7' },
];

function graphOf(described: Product) {
  const json = describeProduct(described, { brand: 'Dar Yasmine', breadcrumb });
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(json);
  return graph;
}

test('the description has the current price, its currency and the availability', () => {
  expect(graphOf(product)[0]).toMatchObject({
    '@type': 'Product',
    name: product.product_name,
    image: ['https://api.example/media/a.jpg'],
    offers: {
      url: 'https://shop.example/product/robe?id=7',
      price: '80.00',
      priceCurrency: 'TND',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(graphOf({ ...product, colors: [] })[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('API-4 the description has the material of a product that has one', () => {
  expect(graphOf({ ...product, material: '100 % lin' })[0]).toMatchObject({
    material: '100 % lin',
  });
  for (const material of ['', undefined])
    expect(graphOf({ ...product, material })[0]).not.toHaveProperty('material');
});

test('the description has the breadcrumb in its order', () => {
  expect(graphOf(product)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Boutique', item: 'https://shop.example/shop' },
      { position: 2, name: 'Robe', item: 'https://shop.example/product/robe?id=7' },
    ],
  });
});
