/** A page number, or `'gap'` for omitted pages. */
export type PageStep = number | 'gap';

const EACH_SIDE = 2;

/**
 * The items of a pagination: the first page, the current page with two on each side, the last page,
 * and a gap for omitted pages (SHOP-3).
 * @param page the current page, from 1; clamped to the existing pages
 */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const current = withinPages(page, pageCount);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (step) => step === 1 || step === pageCount || Math.abs(step - current) <= EACH_SIDE,
  );
  return pages.flatMap((step, index) =>
    step - (pages[index - 1] ?? 0) > 1 ? ['gap', step] : [step],
  );
}

/** The page clamped to the existing pages. */
export function withinPages(page: number, pageCount: number): number {
  return Math.min(Math.max(page, 1), pageCount);
}
