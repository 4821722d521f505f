import type { Feature } from '@shop/contract/features';
import type { OrderListQuery, ProductListQuery, QueryListQuery } from '@shop/contract/schemas';

/** The query parameters a list is asked with. */
export type ListQuery = ProductListQuery & OrderListQuery & QueryListQuery;

/** What one value of a choice does: asked of a host that can, or done here by the same rule. */
export type Chosen<T> = {
  ask: ListQuery;
  /** A filter: which items stay. */
  keeps?: (item: T) => boolean;
  /** An order: which item comes first. */
  compare?: (one: T, other: T) => number;
};

/** A filter or an order of a list, kept in the address under its name. */
export type ListChoice<T> = {
  name: string;
  /** The feature by which the host honours what `chosen` asks (host.md, Features); none is always done here. */
  feature?: Feature;
  /** What a value of the address means; undefined for one that means nothing. */
  chosen: (value: string) => Chosen<T> | undefined;
};
