import { expect, test } from 'vitest';
import { compareStock } from './stock-conflict.ts';
import { withColors, type StockGrid } from './stock-grid.ts';

function colors(stock: Record<string, number>) {
  const sizes = Object.entries(stock).map(([size, quantity]) => ({ size, quantity }));
  return [{ color_name: '#17457F', sizes }];
}

function grid(stock: Record<string, string>): StockGrid {
  const sizes = Object.entries(stock).map(([size, quantity]) => ({ size, quantity }));
  return {
    color_names: ['#17457F'],
    size_names: Object.keys(stock),
    colors: [{ color_name: '#17457F', sizes }],
  };
}

const color = '#17457F';

test('O13 only the quantities that the owner and an order both changed are in conflict, with both numbers', () => {
  const loaded = colors({ S: 5, M: 5, L: 5 });
  const { grid: next, conflicts } = compareStock(
    loaded,
    colors({ S: 5, M: 3, L: 4 }),
    grid({ S: '9', M: '1', L: '5' }),
  );
  expect(conflicts).toEqual([{ color, size: 'M', typed: '1', now: 3 }]);
  // L was not typed, so it follows the stock; S was typed, and no order changed it.
  expect(next).toEqual(grid({ S: '9', M: '1', L: '4' }));
});

test('O13 a size that someone else added or removed is in conflict and is not lost', () => {
  const { grid: next, conflicts } = compareStock(
    colors({ S: 5, M: 5 }),
    colors({ M: 5, XL: 2 }),
    grid({ S: '5', M: '5' }),
  );
  expect(conflicts).toEqual([
    { color, size: 'S', typed: '5', now: undefined },
    { color, size: 'XL', typed: undefined, now: 2 },
  ]);
  expect(next).toEqual(grid({ S: '5', M: '5', XL: '2' }));
});

test('O13 a colour that the owner removed is not added again', () => {
  const loaded = colors({ S: 5 });
  const { grid: next, conflicts } = compareStock(
    loaded,
    colors({ S: 4 }),
    withColors(grid({ S: '5' }), []),
  );
  expect([next.colors, conflicts]).toEqual([[], []]);
});
