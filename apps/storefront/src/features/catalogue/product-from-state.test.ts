import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { productFromState } from './product-from-state.ts';

test('PROD-1 the product in the navigation state of a link is returned', () => {
  const product = buildProduct();
  expect(productFromState({ product }, { id: '7', name: 'x' })).toEqual(product);
  expect(productFromState({ product }, { id: null, name: 'robejasmin' })).toEqual(product);
});

test('PROD-8 a state with another product than the URL is ignored', () => {
  const state = { product: buildProduct() };
  expect(productFromState(state, { id: '8', name: 'robejasmin' })).toBeUndefined();
  expect(productFromState(state, { id: null, name: 'robelys' })).toBeUndefined();
});

test.each([
  undefined,
  null,
  'text',
  { product: null },
  { product: {} },
  { product: { ...buildProduct(), price: 'NaN' } },
  { product: { ...buildProduct(), discounted_price: undefined } },
  { product: { ...buildProduct(), colors: [{ color_name: '#FFF', sizes: [{ size: 'S' }] }] } },
  { product: { ...buildProduct(), product_images: ['/media/a.jpg'] } },
  { product: { ...buildProduct(), gender: 5 } },
  {
    product: {
      ...buildProduct(),
      colors: [{ color_name: '#FFF', sizes: [{ size: 'S', quantity: -1 }] }],
    },
  },
])('F5 the invalid navigation state %j has no product', (state) => {
  expect(productFromState(state, { id: '7', name: 'robejasmin' })).toBeUndefined();
});

test('API-4 PROD-1 a product whose gender only this API server has is read from the state', () => {
  const product = buildProduct({ gender: 'Enfants' });
  expect(productFromState({ product }, { id: '7', name: 'robejasmin' })).toEqual(product);
});
