import { expect, test } from 'vitest';
import { arrangeImages } from './image-order.ts';

const uploads = (...paths: string[]) => paths.map((path) => ({ path }));

test('ADM-7 remaining images stay in their order, uploads follow, removed images are left out', () => {
  const form = { removedImages: ['/a', '/unknown'] };
  expect(arrangeImages(['/a', '/b', '/c'], uploads('/d', '/e'), form)).toEqual([
    '/b',
    '/c',
    '/d',
    '/e',
  ]);
});

test('image_order sorts remaining and new images, and unlisted images are last', () => {
  const form = { removedImages: [], image_order: ['new:1', '/b'] };
  expect(arrangeImages(['/a', '/b'], uploads('/d', '/e'), form)).toEqual(['/e', '/b', '/a', '/d']);
});

test('an image that is uploaded again is listed once', () => {
  expect(arrangeImages(['/a'], uploads('/a', '/b', '/b'), { removedImages: [] })).toEqual([
    '/a',
    '/b',
  ]);
});

test.each([['new:2'], ['new:x'], ['/x'], ['/a']])('an order cannot contain %s', (name) => {
  const form = { removedImages: ['/a'], image_order: [name] };
  expect(() => arrangeImages(['/a', '/b'], uploads('/d'), form)).toThrow(
    expect.objectContaining({ details: { fields: { image_order: 'bad_format' } } }),
  );
});
