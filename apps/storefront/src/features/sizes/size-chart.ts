import type { Product } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';

/** What is measured, in centimetres. */
type Measure = 'chest' | 'waist' | 'hips' | 'foot';

/** The measures of a product's sizes: one row for each size, with the values in the order of the columns. */
export type SizeChart = {
  columns: readonly Measure[];
  rows: readonly { size: string; values: readonly string[] }[];
};

type Chart = { columns: readonly Measure[]; values: Readonly<Record<string, readonly string[]>> };

const WOMEN: Chart = {
  columns: ['chest', 'waist', 'hips'],
  values: {
    XS: ['80–84', '60–64', '86–90'],
    S: ['84–88', '64–68', '90–94'],
    M: ['88–92', '68–72', '94–98'],
    L: ['92–97', '72–77', '98–103'],
    XL: ['97–103', '77–83', '103–109'],
    XXL: ['103–110', '83–90', '109–116'],
  },
};

const MEN: Chart = {
  columns: ['chest', 'waist', 'hips'],
  values: {
    XS: ['82–87', '70–75', '84–89'],
    S: ['87–92', '75–80', '89–94'],
    M: ['92–98', '80–86', '94–100'],
    L: ['98–104', '86–92', '100–106'],
    XL: ['104–111', '92–99', '106–112'],
    XXL: ['111–118', '99–107', '112–119'],
  },
};

const TROUSERS: Chart = {
  columns: ['waist', 'hips'],
  values: {
    36: ['66–70', '90–94'],
    38: ['70–74', '94–98'],
    40: ['74–78', '98–102'],
    42: ['78–83', '102–106'],
    44: ['83–88', '106–111'],
    46: ['88–94', '111–116'],
  },
};

const SHOES: Chart = {
  columns: ['foot'],
  values: {
    35: ['22,5'],
    36: ['23'],
    37: ['23,7'],
    38: ['24,3'],
    39: ['25'],
    40: ['25,7'],
    41: ['26,3'],
    42: ['27'],
    43: ['27,7'],
    44: ['28,3'],
    45: ['29'],
    46: ['29,7'],
  },
};

/** The charts of all sizes, for the size guide. */
export const SIZE_GUIDE = [
  { name: 'women', chart: wholeChart(WOMEN) },
  { name: 'men', chart: wholeChart(MEN) },
  { name: 'numbers', chart: wholeChart(TROUSERS) },
  { name: 'shoes', chart: wholeChart(SHOES) },
] as const;

/** The size chart of a product, with its own sizes only. Undefined when none of its sizes is in a chart. */
export function sizeChartOf({ gender, colors }: Product): SizeChart | undefined {
  const sizes = [...new Set(colors.flatMap((color) => color.sizes.map(({ size }) => size.trim())))];
  for (const chart of chartsOf(gender)) {
    const rows = sizes.toSorted(compareSizes).flatMap((size) => {
      const values = chart.values[size.toUpperCase()];
      return values ? [{ size, values }] : [];
    });
    if (rows.length > 0) return { columns: chart.columns, rows };
  }
  return undefined;
}

function wholeChart({ columns, values }: Chart): SizeChart {
  return { columns, rows: Object.entries(values).map(([size, each]) => ({ size, values: each })) };
}

function chartsOf(gender: string): readonly Chart[] {
  if (gender === 'Accessoire') return [SHOES];
  return [gender === 'Men' ? MEN : WOMEN, TROUSERS];
}
