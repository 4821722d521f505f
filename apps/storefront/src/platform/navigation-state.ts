/** NAV-4: the state that the Shop, Contact, Choose and CART links carry, `{ data: first segment of the path }`. */
export function originState(pathname: string): { data: string } {
  return { data: pathname.split('/')[1] ?? '' };
}

/** Reads one field of a navigation state, which may be anything: stale, foreign or none (F5). */
export function stateField(state: unknown, name: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return new Map<string, unknown>(Object.entries(state)).get(name);
}

/** The state of a navigation that changes a part of the page: neither place nor focus moves. */
export const STAYS_IN_PLACE = { staysInPlace: true } as const;

/** Whether a navigation was made with `STAYS_IN_PLACE`. */
export function staysInPlace(state: unknown): boolean {
  return stateField(state, 'staysInPlace') === true;
}
