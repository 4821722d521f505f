import { compareSizes } from '@shop/contract/size-order';
import { variantKey } from '@shop/contract/variant-key';

/** One colour and its quantities, as typed. A size that the colour does not have is missing. */
export type ColorValues = { color_name: string; sizes: { size: string; quantity: string }[] };

/** The stock of a product form: its rows, its columns, and the quantity where they cross. */
export type StockGrid = { color_names: string[]; size_names: string[]; colors: ColorValues[] };

function isSame(one: string, other: string): boolean {
  return variantKey(one) === variantKey(other);
}

/** Each name once, in any spelling. */
function unique(names: readonly string[]): string[] {
  return names.filter((name, at) => names.findIndex((other) => isSame(name, other)) === at);
}

/** The sizes of all colours, in the order in which the colours have them. */
export function sizeNamesOf(colors: readonly { sizes: readonly { size: string }[] }[]): string[] {
  return unique(colors.flatMap(({ sizes }) => sizes.map(({ size }) => size)));
}

/** The index of a size among those of a colour; -1 where the colour does not have it. */
export function sizeIndex({ sizes }: Pick<ColorValues, 'sizes'>, size: string): number {
  return sizes.findIndex((each) => isSame(each.size, size));
}

function sorted(color: ColorValues, size_names: readonly string[]): ColorValues {
  const place = ({ size }: { size: string }) => size_names.findIndex((name) => isSame(name, size));
  return { ...color, sizes: color.sizes.toSorted((one, other) => place(one) - place(other)) };
}

/** The grid with other rows. A new colour has every size, without a quantity. */
export function withColors(grid: StockGrid, names: readonly string[]): StockGrid {
  const color_names = unique(names);
  const colors = color_names.map(
    (color_name) =>
      grid.colors.find((color) => isSame(color.color_name, color_name)) ?? {
        color_name,
        sizes: grid.size_names.map((size) => ({ size, quantity: '' })),
      },
  );
  return { ...grid, color_names, colors };
}

/** The grid with other columns, from small to large. Every colour has a new size, without a quantity. */
export function withSizes(grid: StockGrid, names: readonly string[]): StockGrid {
  const size_names = unique(names.map((name) => name.trim()).filter(Boolean)).toSorted(
    compareSizes,
  );
  const added = size_names.filter((name) => !grid.size_names.some((old) => isSame(old, name)));
  const colors = grid.colors.map(({ color_name, sizes }) => {
    const remaining = sizes.filter(({ size }) => size_names.some((name) => isSame(name, size)));
    const newSizes = added.map((size) => ({ size, quantity: '' }));
    return sorted({ color_name, sizes: [...remaining, ...newSizes] }, size_names);
  });
  return { ...grid, size_names, colors };
}

/** The grid with one more variant, whose colour and size may be new. */
export function withVariant(
  grid: StockGrid,
  color: string,
  size: string,
  quantity = '',
): StockGrid {
  const isColumn = grid.size_names.some((name) => isSame(name, size));
  const size_names = isColumn ? grid.size_names : [...grid.size_names, size];
  const isRow = grid.colors.some(({ color_name }) => isSame(color_name, color));
  const rows = isRow ? grid.colors : [...grid.colors, { color_name: color, sizes: [] }];
  const colors = rows.map((row) =>
    isSame(row.color_name, color) && sizeIndex(row, size) === -1
      ? sorted({ ...row, sizes: [...row.sizes, { size, quantity }] }, size_names)
      : row,
  );
  return { size_names, colors, color_names: colors.map(({ color_name }) => color_name) };
}

/** The grid without one variant. */
export function withoutVariant(grid: StockGrid, color: string, size: string): StockGrid {
  const colors = grid.colors.map((row) =>
    isSame(row.color_name, color)
      ? { ...row, sizes: row.sizes.filter((each) => !isSame(each.size, size)) }
      : row,
  );
  return { ...grid, colors };
}

/** The grid with another value of a colour; its quantities remain. */
export function withRecolored(grid: StockGrid, place: number, color_name: string): StockGrid {
  const colors = grid.colors.map((row, at) => (at === place ? { ...row, color_name } : row));
  return { ...grid, colors, color_names: colors.map((row) => row.color_name) };
}

/** The grid with one quantity in all sizes of a colour. */
export function withFilledRow(grid: StockGrid, place: number, quantity: string): StockGrid {
  const colors = grid.colors.map((row, at) =>
    at === place ? { ...row, sizes: row.sizes.map(({ size }) => ({ size, quantity })) } : row,
  );
  return { ...grid, colors };
}
