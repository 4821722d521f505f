import { expect, test } from 'vitest';
import {
  sizeNamesOf,
  withColors,
  withFilledRow,
  withoutVariant,
  withRecolored,
  withSizes,
  withVariant,
  type StockGrid,
} from './stock-grid.ts';

const grid: StockGrid = {
  color_names: ['#FFFFFF', '#17457F'],
  size_names: ['S', 'M'],
  colors: [
    {
      color_name: '#FFFFFF',
      sizes: [
        { size: 'S', quantity: '1' },
        { size: 'M', quantity: '2' },
      ],
    },
    { color_name: '#17457F', sizes: [{ size: 'M', quantity: '3' }] },
  ],
};

/** The quantities by colour and size, on one line. */
function text({ colors }: StockGrid): string {
  return colors
    .map((row) => `${row.color_name} ${row.sizes.map((s) => `${s.size}:${s.quantity}`).join(' ')}`)
    .join('; ');
}

test('ADM-6 the columns are the sizes of all colours, each once in any spelling', () => {
  expect(
    sizeNamesOf([{ sizes: [{ size: 'M' }] }, { sizes: [{ size: ' m' }, { size: 'L' }] }]),
  ).toEqual(['M', 'L']);
});

test('ADM-6 a new colour has every size without a quantity, and the others keep theirs', () => {
  const next = withColors(grid, ['#FFFFFF', '#17457F', '#000000', '#ffffff']);
  expect(text(next)).toBe('#FFFFFF S:1 M:2; #17457F M:3; #000000 S: M:');
  expect(next.color_names).toEqual(['#FFFFFF', '#17457F', '#000000']);
  expect(text(withColors(next, ['#17457F']))).toBe('#17457F M:3');
});

test('ADM-6 a set of sizes adds the missing ones to every colour, from small to large', () => {
  const next = withSizes(grid, [...grid.size_names, 'XL', ' xs ', 'm', '']);
  expect(next.size_names).toEqual(['xs', 'S', 'M', 'XL']);
  expect(text(next)).toBe('#FFFFFF xs: S:1 M:2 XL:; #17457F xs: M:3 XL:');
  expect(text(withSizes(next, ['M']))).toBe('#FFFFFF M:2; #17457F M:3');
});

test('ADM-6 one colour can have a size that the others do not have', () => {
  const more = withVariant(grid, '#17457f', 'S', '4');
  expect(text(more)).toBe('#FFFFFF S:1 M:2; #17457F S:4 M:3');
  expect(text(withoutVariant(more, '#FFFFFF', 's'))).toBe('#FFFFFF M:2; #17457F S:4 M:3');
});

test('O13 a variant that someone else added gets its row and its column', () => {
  const next = withVariant(grid, '#000000', 'L', '7');
  expect(text(next)).toBe('#FFFFFF S:1 M:2; #17457F M:3; #000000 L:7');
  expect([next.color_names, next.size_names]).toEqual([
    ['#FFFFFF', '#17457F', '#000000'],
    ['S', 'M', 'L'],
  ]);
});

test('ADM-6 one quantity fills the row of a colour; another value of the colour keeps its stock', () => {
  expect(text(withFilledRow(grid, 0, '9'))).toBe('#FFFFFF S:9 M:9; #17457F M:3');
  expect(text(withRecolored(grid, 1, '#1B2A49'))).toBe('#FFFFFF S:1 M:2; #1B2A49 M:3');
});
