import type { SiteImage } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { imageChange } from './image-change.ts';

const image: SiteImage = {
  id: '7',
  image: { path: '/a', url: 'http://api.test/a' },
  image_type: 'banner',
};
const file = new File(['x'], 'b.jpg', { type: 'image/jpeg' });

test('ADM-10 a type that the owner did not change is not sent, so that another person’s stays', () => {
  expect(imageChange(image, { image_type: 'banner', file })).toEqual({ image: file });
  expect(imageChange(image, { image_type: 'rounded', file })).toEqual({
    image: file,
    image_type: 'rounded',
  });
  expect(imageChange(image, { image_type: 'rounded', file: undefined })).toEqual({
    image_type: 'rounded',
  });
});

test('ADM-10 a form without changes sends nothing', () => {
  expect(imageChange(image, { image_type: 'banner', file: undefined })).toBeUndefined();
});
