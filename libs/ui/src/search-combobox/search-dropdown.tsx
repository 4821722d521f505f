import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import { useAvailableHeight } from './use-available-height.ts';
import styles from './search-dropdown.module.css';

export type SearchDropdownProps = {
  /** Whether it is visible. */
  isOpen: boolean;
  /** The state of the search, announced when it changes: a count, or why there are no results. */
  status: string;
  /** Present when the search has failed. */
  retry?: { label: string; onRetry: () => void } | undefined;
  /** The id of the list, as given to the `SearchCombobox`. */
  listId: string;
  /** The accessible name of the list. */
  listLabel: string;
  /** Displayed when there are more results than listed. */
  more?: string | undefined;
  /** `SearchOption`s. */
  children: ReactNode;
};

/**
 * The dropdown under a search field, below the nearest positioned element. It is rendered invisibly
 * before it opens, so that screen readers announce the first status too.
 */
export function SearchDropdown({
  isOpen,
  status,
  retry,
  listId,
  listLabel,
  more,
  children,
}: SearchDropdownProps) {
  const dropdown = useRef<HTMLDivElement>(null);
  useAvailableHeight(dropdown, isOpen);
  const listProps = useListNavigation(isOpen);
  return (
    <div ref={dropdown} className={styles.dropdown} data-open={isOpen}>
      <output className={styles.status}>{status}</output>
      {retry && (
        <Button variant="quiet" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
      <div {...listProps} id={listId} className={styles.results} aria-label={listLabel}>
        {children}
      </div>
      {more !== undefined && <p className={styles.status}>{more}</p>}
    </div>
  );
}
