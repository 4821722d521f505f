import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { SIZE_GUIDE, sizeChartOf } from './size-chart.ts';

function chart(gender: string, ...sizes: string[]) {
  const rows = sizes.map((size) => ({ size, quantity: 1 }));
  return sizeChartOf(buildProduct({ gender, colors: [{ color_name: 'x', sizes: rows }] }));
}

test('letters have chest, waist and hips, from small to large, each once', () => {
  const { colors } = buildProduct();
  const found = sizeChartOf(buildProduct({ colors: [...colors, ...colors] }));
  expect(found?.columns).toEqual(['chest', 'waist', 'hips']);
  expect(found?.rows.map(({ size }) => size)).toEqual(['S', 'M']);
  expect(chart('Men', 'M')?.rows).not.toEqual(chart('Women', 'M')?.rows);
});

test('numbers are trousers of women and men, and shoes of accessories', () => {
  expect(chart('Women', '38')?.columns).toEqual(['waist', 'hips']);
  expect(chart('Accessoire', '38')).toEqual({
    columns: ['foot'],
    rows: [{ size: '38', values: ['24,3'] }],
  });
});

test('a product without a known size has no chart', () => {
  expect(chart('Accessoire', 'Taille unique')).toBeUndefined();
  expect(chart('Accessoire', '105')).toBeUndefined();
  expect(chart('Women')).toBeUndefined();
});

test('the size guide has each chart, from small to large, with one value for each column', () => {
  const [women, men, numbers, shoes] = SIZE_GUIDE.map(({ chart: { rows } }) =>
    rows.map(({ size }) => size),
  );
  expect(women).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  expect(men).toEqual(women);
  expect(numbers).toEqual(['36', '38', '40', '42', '44', '46']);
  expect(shoes).toHaveLength(12);
  for (const {
    chart: { columns, rows },
  } of SIZE_GUIDE) {
    for (const { values } of rows) expect(values).toHaveLength(columns.length);
  }
});
