/** Every page of the back office, by its name in the side menu (ADM-4): the only place that spells a path. */
export const paths = {
  login: '/admin/login',
  Dashboard: '/admin',
  Products: '/admin/products',
  Commands: '/admin/commands',
  Contacts: '/admin/contacts',
  ImageManagement: '/admin/ImageManagement',
} as const;

/** The pages of the side menu, in its order (ADM-4). */
export const MENU = ['Dashboard', 'Products', 'Commands', 'Contacts', 'ImageManagement'] as const;

/** The query parameter that names what is open over a list: an id, or `NEW`. */
export const OPEN_PARAM = 'open';
/** The value of `OPEN_PARAM` for the form of something new. */
export const NEW = 'new';

/** The address of one order, open over the list. */
export function orderPath(id: string): string {
  return `${paths.Commands}?${OPEN_PARAM}=${encodeURIComponent(id)}`;
}

/** Whether a path from outside (where to go after signing in) is one of the guarded pages. */
export function isGuardedPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/admin(?:[/?#]|$)/.test(path) && !isLoginPath(path);
}

function isLoginPath(path: string): boolean {
  return path.toLowerCase().startsWith(paths.login);
}

/** The address of one product's form, open over the list. */
export function productPath(id: string): string {
  return `${paths.Products}?${OPEN_PARAM}=${encodeURIComponent(id)}`;
}

/** The orders that wait to be confirmed. */
export const unconfirmedPath = `${paths.Commands}?status=new`;
/** The messages that wait for an answer. */
export const unansweredPath = `${paths.Contacts}?answered=no`;
