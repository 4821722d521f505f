/** The name of everything read about orders among the queries. */
export const ORDERS = 'orders';
/** The name of the owner's figures among the queries. */
export const STATS = 'stats';
