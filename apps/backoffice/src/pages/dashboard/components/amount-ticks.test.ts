import { expect, test } from 'vitest';
import { amountTicks } from './amount-ticks.ts';

test.each([
  [0, [0, 1, 2, 3, 4]],
  [8, [0, 2, 4, 6, 8]],
  [205.8, [0, 100, 200, 300]],
  [1_999, [0, 500, 1_000, 1_500, 2_000]],
  [12_345, [0, 5_000, 10_000, 15_000]],
])('the lines of a chart up to %d TND are round amounts', (greatest, ticks) => {
  expect(amountTicks(greatest)).toEqual(ticks);
});
