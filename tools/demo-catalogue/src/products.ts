import { accessoriesNew, accessoriesPrevious } from './products-accessories.ts';
import { menNew, menPrevious } from './products-men.ts';
import { womenNew, womenPrevious } from './products-women.ts';
import type { DemoProduct } from './demo-product.ts';

const interleave = (lists: readonly (readonly DemoProduct[])[]): readonly DemoProduct[] => {
  const longest = Math.max(...lists.map((products) => products.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((products) => products[index] ?? []),
  ).flat();
};

/** All demo products, oldest first. Genders and seasons are interleaved so that every page of the list is mixed. */
export const demoProducts: readonly DemoProduct[] = interleave([
  menPrevious,
  womenPrevious,
  accessoriesPrevious,
  menNew,
  womenNew,
  accessoriesNew,
]);
