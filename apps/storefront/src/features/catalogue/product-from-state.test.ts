import { expect, test } from 'vitest';
import { someProduct } from '../../testing/some-product.ts';
import { productFromState } from './product-from-state.ts';

test('PROD-1 the product that a link passed is shown', () => {
  const product = someProduct();
  expect(productFromState({ product }, '7')).toEqual(product);
  expect(productFromState({ product }, null)).toEqual(product);
});

test('PROD-8 a state about another product than the address says is none', () => {
  expect(productFromState({ product: someProduct() }, '8')).toBeUndefined();
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
])('F5 the foreign navigation state %j holds no product', (state) => {
  expect(productFromState(state, null)).toBeUndefined();
});
