/** A page number, or `'gap'` where pages are left out. */
export type PageStep = number | 'gap';

const EACH_SIDE = 2;

/**
 * The steps of a numbered pagination: the first page, two on each side of the current one, the last,
 * and a gap wherever pages are left out between them (SHOP-3).
 * @param page the current page, from 1; brought within the pages there are
 * @param pageCount how many pages there are
 */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const current = withinPages(page, pageCount);
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (step) => step === 1 || step === pageCount || Math.abs(step - current) <= EACH_SIDE,
  );
  return shown.flatMap((step, index) =>
    step - (shown[index - 1] ?? 0) > 1 ? ['gap', step] : [step],
  );
}

/** The page nearest to the one asked for, of those there are. */
export function withinPages(page: number, pageCount: number): number {
  return Math.min(Math.max(page, 1), pageCount);
}
