import type { Product } from '@shop/contract/schemas';
import { sampleItems } from '../../../lib/sample-items.ts';

/** A list has one product at least whose texts are long. */
const LONG = {
  product_name: 'Tee-shirt à col V en coton biologique',
  gender: 'Accessoire',
  season: 'Previous Collections',
} as const;
const SHORT = {
  product_name: 'Robe longue en lin brodée',
  gender: 'Women',
  season: 'New Arrivals',
} as const;

/** The contents of the placeholders of products. */
export const SAMPLE_PRODUCTS: readonly Product[] = sampleItems((place) => ({
  product_Id: `0${place}`,
  ...(place === 0 ? LONG : SHORT),
  description: '',
  price: '89.00',
  promo_percentage: '0.00',
  discounted_price: '89.00',
  badge: 'No Badge',
  is_popular: false,
  product_images: [],
  colors: [
    {
      color_name: 'Bleu',
      sizes: ['S', 'M', 'L', 'XL'].map((size) => ({ size, quantity: size === 'S' ? 0 : 5 })),
    },
  ],
}));
