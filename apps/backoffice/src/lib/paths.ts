/**
 * The paths of the pages, by their names in the side menu (ADM-4); the account page and the bin are in the app bar,
 * and the form of a new order, the calls that confirm orders and the customers are linked from the orders.
 */
export const paths = {
  login: '/admin/login',
  Dashboard: '/admin',
  Products: '/admin/products',
  Commands: '/admin/commands',
  NewOrder: '/admin/commands/new',
  Confirm: '/admin/commands/confirm',
  Customers: '/admin/customers',
  Contacts: '/admin/contacts',
  ImageManagement: '/admin/ImageManagement',
  Bin: '/admin/bin',
  Account: '/admin/account',
  SecurityEvents: '/admin/security',
} as const;

/** The side menu's pages, in order (ADM-4). */
export const MENU = ['Dashboard', 'Products', 'Commands', 'Contacts', 'ImageManagement'] as const;

/** The query parameter of the dialog over a list: an id, or `NEW`. */
export const OPEN_PARAM = 'open';
/** The value of `OPEN_PARAM` for the form of a new item. */
export const NEW = 'new';

/** The URL of the account page at its form of the password. */
export const passwordPath = `${paths.Account}#password`;

/** The URL of an order's dialog. */
export function orderPath(id: string): string {
  return `${paths.Commands}?${OPEN_PARAM}=${encodeURIComponent(id)}`;
}

/** The URL of a customer's record. The id is not the phone number. */
export function customerPath(id: string): string {
  return `${paths.Customers}/${encodeURIComponent(id)}`;
}

/** Whether a path (where to go after login) is a guarded page. */
export function isGuardedPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/admin(?:[/?#]|$)/.test(path) && !isLoginPath(path);
}

function isLoginPath(path: string): boolean {
  return path.toLowerCase().startsWith(paths.login);
}

/** The URL of a product's form. */
export function productPath(id: string): string {
  return `${paths.Products}?${OPEN_PARAM}=${encodeURIComponent(id)}`;
}

/** The new orders. */
export const unconfirmedPath = `${paths.Commands}?status=new`;
/** The URL parameter of the latest call of the orders. */
export const CALL = 'call';
/** The new orders whose latest call found a wrong number. */
export const wrongNumbersPath = `${paths.Commands}?${CALL}=wrong_number`;
/** The unanswered requests for a return. */
export const returnsPath = `${paths.Contacts}?type=return&answered=no`;
/** The unanswered requests for information. */
export const questionsPath = `${paths.Contacts}?type=information&answered=no`;
/** The products with a variant that is sold out. */
export const soldOutPath = `${paths.Products}?soldout=some`;
/** Before the ids of products in the parameter `soldout`. */
export const ONLY = 'only:';

/** These products, which sell and run out. */
export function reorderPath(ids: readonly string[]): string {
  return `${paths.Products}?soldout=${ONLY}${ids.map(encodeURIComponent).join(',')}`;
}

/** The confirmed orders. */
export const toPackPath = `${paths.Commands}?status=confirmed`;

/** The shipped orders that were placed on a day or earlier. */
export function latePath(to: string): string {
  return `${paths.Commands}?status=shipped&to=${to}`;
}

/** The URL of the customers that a search finds. The search is in the hash, which no server receives. */
export function customerSearchPath(search: string): string {
  return `${paths.Customers}#${new URLSearchParams({ search })}`;
}

/** The URL of the orders that a search finds. The search is in the hash, which no server receives. */
export function orderSearchPath(search: string): string {
  return `${paths.Commands}#${new URLSearchParams({ search })}`;
}
