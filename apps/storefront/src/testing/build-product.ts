import type { Product } from '@shop/contract/schemas';

/** Creates a product for tests: a dress in white and blue; blue is sold out in M. */
export function buildProduct(change: Partial<Product> = {}): Product {
  return {
    product_Id: '7',
    product_name: 'Robe Jasmin',
    description: 'Lin lavé.',
    price: '150.00',
    promo_percentage: '20.00',
    discounted_price: '120.00',
    badge: 'Promo',
    gender: 'Women',
    season: 'New Arrivals',
    is_popular: true,
    product_images: [{ path: '/media/a.jpg', url: 'https://api.example/media/a.jpg' }],
    colors: [
      {
        color_name: 'blanc',
        sizes: [
          { size: 'S', quantity: 3 },
          { size: 'M', quantity: 5 },
        ],
      },
      {
        color_name: 'bleu',
        sizes: [
          { size: 'S', quantity: 2 },
          { size: 'M', quantity: 0 },
        ],
      },
    ],
    ...change,
  };
}
