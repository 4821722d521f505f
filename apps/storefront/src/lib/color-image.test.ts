import { expect, test } from 'vitest';
import { colorImageIndex } from './color-image.ts';

const image = (name: string, color?: string) => ({
  path: `/${name}`,
  url: `https://api.example/${name}`,
  ...(color !== undefined && { color }),
});

test('PROD-5 a colour has the first image that the owner gave it, in any spelling', () => {
  const images = [image('a'), image('b', '#b3315f'), image('c', '#B3315F')];
  expect(colorImageIndex(images, '#B3315F')).toBe(1);
});

test('API-4 without colours of images, a colour has none', () => {
  expect(colorImageIndex([image('a'), image('b', '#17457F')], '#B3315F')).toBeUndefined();
  expect(colorImageIndex([], '#B3315F')).toBeUndefined();
});
