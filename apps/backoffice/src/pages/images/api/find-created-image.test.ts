import type { SiteImage } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { findCreatedImage } from './find-created-image.ts';

function image(id: string, image_type: SiteImage['image_type']): SiteImage {
  return { id, image_type, image: { path: `/media/${id}`, url: `http://api.test/media/${id}` } };
}

test('F2 a lost image is the one of its type that was not listed before', () => {
  const images = [image('1', 'banner'), image('2', 'rounded')];
  const before = new Set(['1']);
  expect(findCreatedImage(images, 'banner', before)).toBeUndefined();
  expect(findCreatedImage(images, 'rounded', before)).toBe(images[1]);
  expect(() => findCreatedImage(images, 'rounded', undefined)).toThrow('not known');
  expect(findCreatedImage([], 'rounded', undefined)).toBeUndefined();
});
