import { expect, test } from 'vitest';
import { dominantColor, imageOfColor } from './dominant-color.ts';

const WIDTH = 20;
const SAND = [240, 233, 220];
const NAVY = '#22406b';
const BRICK = '#8f3436';

/** A garment of one colour in the middle of a background, with darker folds. */
function garment(color: readonly number[], background = SAND, share = 0.5): number[] {
  const margin = (WIDTH * (1 - Math.sqrt(share))) / 2;
  return Array.from({ length: WIDTH * WIDTH }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    const isCloth = [x, y].every((each) => each >= margin && each < WIDTH - margin);
    const fold = x % 5 === 0 ? 0.8 : 1;
    return [...(isCloth ? color.map((each) => each * fold) : background), 255];
  }).flat();
}

function colorOf(pixels: number[], colors: string[]): string | undefined {
  return dominantColor(pixels, WIDTH, colors)?.color;
}

test('the garment’s colour is found, in its light and in its folds', () => {
  expect(colorOf(garment([34, 64, 107]), [BRICK, NAVY])).toBe(NAVY);
  expect(colorOf(garment([150, 58, 60]), [BRICK, NAVY])).toBe(BRICK);
});

test('the background is not a colour of the garment', () => {
  expect(colorOf(garment([34, 64, 107], SAND, 0.2), ['#f0e9dc', NAVY])).toBe(NAVY);
});

test('a detail that is all cloth, down to a hem before the background, has the colour of the cloth', () => {
  const hem = Array.from({ length: WIDTH * WIDTH }, (_, index) => [
    ...(index < WIDTH * WIDTH * 0.8 ? [124, 47, 72] : SAND),
    255,
  ]).flat();
  expect(colorOf(hem, ['#7c2f48', '#f0e9dc'])).toBe('#7c2f48');
});

test('grey metal is not green, and gold is not red: small stones have their colour', () => {
  const jewel = garment([140, 140, 145], SAND, 0.3);
  for (let index = 0; index < 8; index += 1) jewel.splice((8 * WIDTH + index) * 4, 3, 143, 52, 54);
  expect(colorOf(jewel, ['#2f6b5a', BRICK])).toBe(BRICK);
  expect(colorOf(garment([190, 150, 80]), [BRICK])).toBeUndefined();
});

test('an image without a colour of the product, or with too little of it, has none', () => {
  expect(colorOf(garment([60, 160, 60]), [BRICK, NAVY])).toBeUndefined();
  expect(colorOf(garment([34, 64, 107], SAND, 0.005), [NAVY])).toBeUndefined();
  expect(colorOf(garment([34, 64, 107]), ['bleu'])).toBeUndefined();
});

test('a colour’s image is the first with half as much of it as the best', () => {
  const navy = (share: number) => ({ color: NAVY, share });
  expect(imageOfColor([navy(0.4), navy(0.7)], NAVY)).toBe(0);
  expect(imageOfColor([null, navy(0.1), navy(0.4)], NAVY)).toBe(2);
  expect(imageOfColor([navy(0.4), null], BRICK)).toBeUndefined();
});
