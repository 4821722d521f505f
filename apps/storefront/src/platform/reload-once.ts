const MARK = 'shop:reloaded:';

/** What a reload is remembered in: the tab's storage, or one that refuses. */
type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Reloads the page because a part of it is missing, once for each part until it has come (F6).
 * @param marks reaches for the storage; even naming `sessionStorage` throws where it is forbidden
 * @returns false when nothing is done: it was reloaded already, or nothing could be remembered
 */
export function reloadOnce(part: string, marks: () => Marks, reload: () => void): boolean {
  try {
    const known = marks();
    if (known.getItem(MARK + part) !== null) return false;
    known.setItem(MARK + part, '1');
    if (known.getItem(MARK + part) === null) return false;
  } catch {
    return false;
  }
  reload();
  return true;
}

/** The part has come: should a later deploy take it away, it may be reloaded for again. */
export function forgetReload(part: string, marks: () => Marks): void {
  try {
    marks().removeItem(MARK + part);
  } catch {
    // Nothing was remembered either.
  }
}
