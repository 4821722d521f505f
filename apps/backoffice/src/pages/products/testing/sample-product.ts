import type { Product } from '@shop/contract/schemas';

/** A product with one variant, three pieces of it in stock. */
export const product: Product = {
  product_Id: '7',
  product_name: 'Robe Jasmin',
  description: 'Lin.',
  price: '150.00',
  promo_percentage: '20.00',
  discounted_price: '120.00',
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: true,
  product_images: [{ path: '/media/a.jpg', url: 'http://api.test/media/a.jpg' }],
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
};

export const NO_IMAGES = { product_images: [], removedImages: [] };
