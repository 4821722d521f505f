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
const trail = [
  { name: 'Boutique', address: 'https://shop.example/shop' },
  { name: 'Robe', address: 'https://shop.example/product/robe?id=7' },
];

function graphOf(described: Product) {
  const json = describeProduct(described, { brand: 'Dar Yasmine', trail });
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(json);
  return graph;
}

test('search engines read today’s price, its currency and whether there is any left', () => {
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

test('search engines read the way to a product, in its order', () => {
  expect(graphOf(product)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Boutique', item: 'https://shop.example/shop' },
      { position: 2, name: 'Robe', item: 'https://shop.example/product/robe?id=7' },
    ],
  });
});

test('B1 no text of a product ends the block it is written in', () => {
  expect(describeProduct(product, { brand: '</script>', trail })).not.toContain('<');
});
