import {
  BADGES,
  GENDERS,
  PRODUCT_SORTS,
  SEASONS,
  type ProductSort,
} from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import type { ListChoice } from '../../features/screen/list-choice.ts';

/** The one value of the choices that are either made or not. */
export const YES = 'yes';

const BY: Record<ProductSort, (one: Product, other: Product) => number> = {
  newest: (one, other) => Number(other.product_Id) - Number(one.product_Id) || 0,
  price: (one, other) => Number(one.discounted_price) - Number(other.discounted_price),
  '-price': (one, other) => Number(other.discounted_price) - Number(one.discounted_price),
  discount: (one, other) => Number(other.promo_percentage) - Number(one.promo_percentage),
};

function oneOf<T extends string>(values: readonly T[], value: string): T | undefined {
  return values.find((known) => known === value);
}

/** Whether a product has sizes, and not one of them in any colour left: what the host calls not in stock. */
export function isSoldOut({ colors }: Pick<Product, 'colors'>): boolean {
  const sizes = colors.flatMap((color) => color.sizes);
  return sizes.length > 0 && sizes.every(({ quantity }) => quantity === 0);
}

/** What the list of products is narrowed and ordered by, in the address's words. */
export const productChoices: readonly ListChoice<Product>[] = [
  {
    name: 'gender',
    feature: 'filters',
    chosen(value) {
      const gender = oneOf(GENDERS, value);
      return gender && { ask: { gender }, keeps: (product) => product.gender === gender };
    },
  },
  {
    name: 'season',
    feature: 'filters',
    chosen(value) {
      const season = oneOf(SEASONS, value);
      return season && { ask: { season }, keeps: (product) => product.season === season };
    },
  },
  {
    name: 'badge',
    feature: 'filters',
    chosen(value) {
      const badge = oneOf(BADGES, value);
      return badge && { ask: { badge }, keeps: (product) => product.badge === badge };
    },
  },
  {
    name: 'popular',
    feature: 'filters',
    chosen: (value) =>
      value === YES
        ? { ask: { popular: true }, keeps: (product) => product.is_popular }
        : undefined,
  },
  {
    name: 'soldout',
    feature: 'filters',
    chosen: (value) => (value === YES ? { ask: { in_stock: false }, keeps: isSoldOut } : undefined),
  },
  {
    name: 'sort',
    feature: 'sort',
    chosen(value) {
      const sort = oneOf(PRODUCT_SORTS, value);
      return sort && { ask: { sort }, compare: BY[sort] };
    },
  },
];
