import type { ReactElement } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import type { LinkProps } from '../render-link.ts';
import { pageWindow, withinPages } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** The current page, from 1; clamped to the existing pages. */
  page: number;
  /** The number of pages; with one page nothing is rendered. */
  pageCount: number;
  /** Labels. */
  texts: {
    /** The accessible name: "Pagination". */
    label: string;
    previous: string;
    next: string;
    /** The accessible name of a page's link: "Page 3". */
    page: (page: number) => string;
  };
  /** Renders the link or button of a page. */
  renderLink: (page: number, props: LinkProps) => ReactElement;
};

/** Page numbers with a window around the current page (SHOP-3). */
export function Pagination({ page: requested, pageCount, texts, renderLink }: PaginationProps) {
  if (pageCount < 2) return null;
  const page = withinPages(requested, pageCount);
  const steps = pageWindow(page, pageCount);
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      <span className={styles.edge}>
        {page > 1 &&
          renderLink(page - 1, {
            className: styles.step,
            'aria-label': texts.previous,
            children: <ChevronLeftIcon size={20} />,
          })}
      </span>
      <ol className={styles.steps}>
        {steps.map((step, index) =>
          step === 'gap' ? (
            <li key={`gap before ${steps[index + 1]}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={step}>
              {renderLink(step, {
                className: styles.step,
                'aria-label': texts.page(step),
                ...(step === page && { 'aria-current': 'page' }),
                children: step,
              })}
            </li>
          ),
        )}
      </ol>
      <span className={styles.edge}>
        {page < pageCount &&
          renderLink(page + 1, {
            className: styles.step,
            'aria-label': texts.next,
            children: <ChevronRightIcon size={20} />,
          })}
      </span>
    </nav>
  );
}
