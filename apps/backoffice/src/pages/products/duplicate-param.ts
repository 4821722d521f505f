const COPY = 'copy:';

/** The dialog parameter that duplicates a product. */
export function duplicateParam(id: string): string {
  return `${COPY}${id}`;
}

/** The id of the product to duplicate; undefined for any other dialog parameter. */
export function parseDuplicateParam(opened: string): string | undefined {
  return opened.startsWith(COPY) ? opened.slice(COPY.length) : undefined;
}
