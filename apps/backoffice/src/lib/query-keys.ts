/** The first part of the query keys of orders. */
export const ORDERS = 'orders';
/** The query key of the statistics. */
export const STATS = 'stats';
