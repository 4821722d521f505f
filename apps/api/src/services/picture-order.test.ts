import { expect, test } from 'vitest';
import { arrangePictures } from './picture-order.ts';

const up = (...paths: string[]) => paths.map((path) => ({ path }));

test('ADM-7 kept pictures stay in their order, uploads follow, removed ones go', () => {
  const form = { removedImages: ['/a', '/unknown'] };
  expect(arrangePictures(['/a', '/b', '/c'], up('/d', '/e'), form)).toEqual([
    '/b',
    '/c',
    '/d',
    '/e',
  ]);
});

test('host.md image_order puts kept and new pictures in the wanted order, the unnamed last', () => {
  const form = { removedImages: [], image_order: ['new:1', '/b'] };
  expect(arrangePictures(['/a', '/b'], up('/d', '/e'), form)).toEqual(['/e', '/b', '/a', '/d']);
});

test('host.md a picture uploaded again is not shown twice', () => {
  expect(arrangePictures(['/a'], up('/a', '/b', '/b'), { removedImages: [] })).toEqual([
    '/a',
    '/b',
  ]);
});

test.each([['new:2'], ['new:x'], ['/x'], ['/a']])('host.md an order cannot name %s', (name) => {
  const form = { removedImages: ['/a'], image_order: [name] };
  expect(() => arrangePictures(['/a', '/b'], up('/d'), form)).toThrow(
    expect.objectContaining({ details: { fields: { image_order: 'bad_format' } } }),
  );
});
