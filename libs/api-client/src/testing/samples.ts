import type { ManualOrderInput, OrderSplitInput } from '@shop/contract/schemas';

/** A product in the JSON format of the contract. */
export const API_PRODUCT = {
  product_Id: '12',
  product_name: 'Robe Jasmin',
  description: 'Coton peigné.',
  price: '150.00',
  promo_percentage: '20.00',
  discounted_price: '120.00',
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: true,
  product_images: ['/media/robe.webp'],
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
};

/** An order as the checkout sends it. */
export const ORDER = {
  client_name: 'Amira',
  email: 'amira@exemple.tn',
  number: '98765432',
  city: 'Tunis',
  street: '1, rue du Jasmin',
  total_amount: '128.00',
  shipping_charge: '8.00',
  command_products: [{ product: '12', size: 'M', color: '#17457F', quantity: 1 }],
};

/** A change of an order's content as the back office sends it. */
export const EDIT = {
  version: '3',
  client_name: 'Amira',
  number: '98765432',
  city: 'Tunis',
  street: '1, rue du Jasmin',
  total_amount: '123.00',
  command_products: [{ product: '12', size: 'M', color: '#17457F', quantity: 1 }],
  reduction: '5.00',
  reduction_reason: 'Retard de livraison',
};

/** An order that is entered in the back office. */
export const MANUAL: ManualOrderInput = {
  client_name: 'Amira',
  number: '98765432',
  city: 'Tunis',
  street: '1, rue du Jasmin',
  total_amount: '123.00',
  command_products: [{ product: '12', size: 'M', color: '#17457F', quantity: 1 }],
  source: 'phone',
  confirmed: true,
};

/** The split of an order as the back office sends it. */
export const SPLIT: OrderSplitInput = {
  version: '3',
  command_products: [{ product: '12', size: 'M', color: '#17457F', quantity: 1 }],
  shipping: 'once',
};

/** A product form as the back office sends it. */
export const DRAFT = {
  product_name: 'Robe Jasmin',
  description: 'Coton peigné.',
  price: '150.00',
  promo_percentage: '20.00',
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
  is_popular: true,
} as const;
