import type { ReactElement } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import type { LinkParts } from '../render-link.ts';
import { pageWindow, withinPages } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** The current page, from 1; one that is not there counts as the nearest. */
  page: number;
  /** How many pages there are; of one, nothing is shown. */
  pageCount: number;
  /** What its parts say. */
  texts: {
    /** Names the whole: "Pagination". */
    label: string;
    previous: string;
    next: string;
    /** Names one step: "Page 3". */
    page: (page: number) => string;
  };
  /** Renders the link, or the button, that leads to a page. */
  renderLink: (page: number, parts: LinkParts) => ReactElement;
};

/** Numbered pages with a window around the current one (SHOP-3); nothing at all when there is one page. */
export function Pagination({ page: asked, pageCount, texts, renderLink }: PaginationProps) {
  if (pageCount < 2) return null;
  const page = withinPages(asked, pageCount);
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
