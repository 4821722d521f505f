const COPY = 'copy:';

/** What the address says where a copy of a product is to be made. */
export function copyOf(id: string): string {
  return `${COPY}${id}`;
}

/** The product that is to be copied; undefined where the address names no copy. */
export function copiedId(opened: string): string | undefined {
  return opened.startsWith(COPY) ? opened.slice(COPY.length) : undefined;
}
