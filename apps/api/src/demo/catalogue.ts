import { accessoriesNew, accessoriesPrevious } from './catalogue-accessories.ts';
import { menNew, menPrevious } from './catalogue-men.ts';
import { womenNew, womenPrevious } from './catalogue-women.ts';
import type { DemoProduct } from './demo-product.ts';

const interleaved = (shelves: readonly (readonly DemoProduct[])[]): readonly DemoProduct[] => {
  const longest = Math.max(...shelves.map((products) => products.length));
  return Array.from({ length: longest }, (_, place) =>
    shelves.flatMap((products) => products[place] ?? []),
  ).flat();
};

/** The demo catalogue, the shelves interleaved so that the list reads like a shop window; the last is the newest. */
export const demoProducts: readonly DemoProduct[] = interleaved([
  menPrevious,
  womenPrevious,
  accessoriesPrevious,
  menNew,
  womenNew,
  accessoriesNew,
]);
