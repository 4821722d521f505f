import { ApiError } from '@shop/api-client';
import { expect, test } from 'vitest';
import { serverFieldErrors, imageFieldError } from './server-errors.ts';

const refused = new ApiError('http', 'createProduct', {
  status: 422,
  code: 'invalid',
  fields: {
    price: 'too_big',
    'colors.1.sizes.0.size': 'duplicate',
    'colors.1.sizes.1.quantity': 'too_big',
    'colors.0.color_name': 'bad_color',
    'product_images.0': 'not_an_image',
    removedImages: 'unknown',
  },
});

test('ADM-6 the API server’s validation errors are at their fields', () => {
  expect(serverFieldErrors(refused)).toEqual([
    ['price', 'too_big'],
    ['size_names', 'duplicate'],
    ['colors.1.sizes.1.quantity', 'too_big'],
    ['color_names', 'bad_color'],
  ]);
  expect(imageFieldError(refused)).toBe('not_an_image');
});

test('an order of the images that another person’s change made impossible is an error of the images', () => {
  const error = new ApiError('http', 'updateProduct', {
    status: 422,
    code: 'invalid',
    fields: { image_order: 'bad_format' },
  });
  expect(imageFieldError(error)).toBe('bad_format');
});

test('other errors have no field', () => {
  for (const error of [new ApiError('network', 'createProduct'), new Error('x'), null]) {
    expect(serverFieldErrors(error)).toEqual([]);
    expect(imageFieldError(error)).toBeUndefined();
  }
});
