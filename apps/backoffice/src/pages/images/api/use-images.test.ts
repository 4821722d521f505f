import type { SiteImage } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { numberImages } from './use-images.ts';

function image(id: string, image_type: SiteImage['image_type']): SiteImage {
  return { id, image_type, image: { path: `/media/${id}`, url: `http://api.test/media/${id}` } };
}

test('ADM-10 images have numbers within their type', () => {
  const numbered = numberImages([
    image('a', 'banner'),
    image('b', 'rounded'),
    image('c', 'banner'),
  ]);
  expect(numbered.map(({ id, number }) => [id, number])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 2],
  ]);
});
