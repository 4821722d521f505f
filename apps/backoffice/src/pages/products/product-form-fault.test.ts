import { ApiError } from '@shop/api-client';
import { expect, test } from 'vitest';
import { hostFaults, pictureFault } from './product-form-fault.ts';

const refused = new ApiError('http', 'createProduct', {
  status: 422,
  code: 'invalid',
  fields: {
    price: 'too_big',
    'colors.1.sizes.0.size': 'duplicate',
    'product_images.0': 'not_an_image',
    removedImages: 'unknown',
  },
});

test('ADM-6 what the host refuses stands at its field', () => {
  expect(hostFaults(refused)).toEqual([
    ['price', 'too_big'],
    ['colors.1.sizes.0.size', 'duplicate'],
  ]);
  expect(pictureFault(refused)).toBe('not_an_image');
});

test('other failures blame no field', () => {
  for (const error of [new ApiError('network', 'createProduct'), new Error('x'), null]) {
    expect(hostFaults(error)).toEqual([]);
    expect(pictureFault(error)).toBeUndefined();
  }
});
