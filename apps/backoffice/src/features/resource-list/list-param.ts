import type { Feature } from '@shop/contract/features';
import type {
  CustomerListQuery,
  OrderListQuery,
  ProductListQuery,
  MessageListQuery,
  SecurityEventQuery,
} from '@shop/contract/schemas';

/** The query parameters of a list. */
export type ListQuery = ProductListQuery &
  OrderListQuery &
  MessageListQuery &
  CustomerListQuery &
  SecurityEventQuery;

/**
 * What one value of a parameter does: a query for an API server that supports it, or the same rule
 * in the browser.
 */
export type ListCondition<T> = {
  query: ListQuery;
  /** A filter. */
  filter?: (item: T) => boolean;
  /** A sort order. */
  compare?: (one: T, other: T) => number;
};

/** A filter or sort order of a list, stored in the URL. */
export type ListParam<T> = {
  name: string;
  /** The feature that supports its query; without one it is always applied in the browser. */
  feature?: Feature;
  /** Parses a value of the URL; undefined for an invalid one. */
  parse: (value: string) => ListCondition<T> | undefined;
};
