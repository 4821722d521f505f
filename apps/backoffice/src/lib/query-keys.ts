/** The first part of the query keys of orders. */
export const ORDERS = 'orders';
/** The first part of the query keys of calls that confirm orders. */
export const CALLS = 'calls';
/** The first part of the query keys of customers. */
export const CUSTOMERS = 'customers';
/** The first part of the query keys of messages. */
export const MESSAGES = 'queries';
/** The first part of the query keys of the bin. */
export const BIN = 'bin';
/** The first part of the query keys of products. */
export const PRODUCTS = 'products';
/** The first part of the query keys of the statistics. */
export const STATS = 'stats';
/** The first part of the query keys of accounts. */
export const STAFF = 'staff';
/** The first part of the query keys of the access check, whose data is the signed-in admin. */
export const ACCESS_CHECK = 'access';
