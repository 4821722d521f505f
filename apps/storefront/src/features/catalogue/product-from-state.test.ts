import { expect, test } from 'vitest';
import { someProduct } from '../../testing/some-product.ts';
import { productFromState } from './product-from-state.ts';

test('PROD-1 the product that a link passed is shown', () => {
  const product = someProduct();
  expect(productFromState({ product }, { id: '7', name: 'x' })).toEqual(product);
  expect(productFromState({ product }, { id: null, name: 'robejasmin' })).toEqual(product);
});

test('PROD-8 a state about another product than the address says is none', () => {
  const state = { product: someProduct() };
  expect(productFromState(state, { id: '8', name: 'robejasmin' })).toBeUndefined();
  expect(productFromState(state, { id: null, name: 'robelys' })).toBeUndefined();
});

test.each([
  undefined,
  null,
  'text',
  { product: null },
  { product: {} },
  { product: { ...someProduct(), price: 'NaN' } },
  { product: { ...someProduct(), discounted_price: undefined } },
  { product: { ...someProduct(), colors: [{ color_name: '#FFF', sizes: [{ size: 'S' }] }] } },
  { product: { ...someProduct(), product_images: ['/media/a.jpg'] } },
  { product: { ...someProduct(), gender: 'Enfants' } },
  {
    product: {
      ...someProduct(),
      colors: [{ color_name: '#FFF', sizes: [{ size: 'S', quantity: -1 }] }],
    },
  },
])('F5 the foreign navigation state %j holds no product', (state) => {
  expect(productFromState(state, { id: '7', name: 'robejasmin' })).toBeUndefined();
});
