/** NAV-4: the state of the Shop, Contact, Choose and CART links, `{ data: first segment of the path }`. */
export function originState(pathname: string): { data: string } {
  return { data: pathname.split('/')[1] ?? '' };
}

/** Reads one field of a navigation state, which may have any value (F5). */
export function stateField(state: unknown, name: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return new Map<string, unknown>(Object.entries(state)).get(name);
}

/**
 * The state of a navigation that changes a part of the page: the scroll position and the focus do not
 * change.
 */
export const STAYS_IN_PLACE = { staysInPlace: true } as const;

/** Whether a navigation was made with `STAYS_IN_PLACE`. */
export function staysInPlace(state: unknown): boolean {
  return stateField(state, 'staysInPlace') === true;
}
