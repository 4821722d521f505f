import type { Product } from '@shop/contract/schemas';
import { sampleItems } from '../../../lib/sample-items.ts';

const WIDEST = { gender: 'Accessoire', season: 'Previous Collections' } as const;

/** The contents of the placeholders of products. */
export const SAMPLE_PRODUCTS: readonly Product[] = sampleItems((place) => ({
  product_Id: `0${place}`,
  product_name: 'Robe longue en lin brodée',
  description: '',
  price: '89.00',
  promo_percentage: '0.00',
  discounted_price: '89.00',
  badge: 'No Badge',
  ...(place === 0 ? WIDEST : { gender: 'Women', season: 'New Arrivals' }),
  is_popular: false,
  product_images: [],
  colors: [
    {
      color_name: 'Bleu',
      sizes: ['S', 'M', 'L', 'XL'].map((size) => ({ size, quantity: size === 'S' ? 0 : 5 })),
    },
  ],
}));
