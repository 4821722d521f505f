import Combobox from '@github/combobox-nav';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import styles from './search-dropdown.module.css';

/** CSS pixels between the box and the edge of the visible area. */
const MARGIN = 8;

export type SearchDropdownProps = {
  /** Whether it is visible. */
  isOpen: boolean;
  /** The state of the search, announced when it changes: a count, or why there are no results. */
  status: ReactNode;
  /** Present when the search has failed. */
  retry?: { label: string; onRetry: () => void } | undefined;
  /** The id of the list, as given to the `SearchCombobox`. */
  listId: string;
  /** The accessible name of the list. */
  listLabel: string;
  /** Below the list: a link to all results, or without results links that lead on. */
  more?: ReactNode;
  /** `SearchCategory`s and `SearchOption`s. */
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
      {more && <p className={styles.more}>{more}</p>}
    </div>
  );
}

/**
 * Sets a box's custom property `--available-height`: the height from its top to the bottom of the
 * visual viewport, which an on-screen keyboard makes smaller.
 */
function useAvailableHeight(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const element = box.current;
    if (!isOpen || !viewport || !element) return undefined;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      const height = Math.floor(viewport.offsetTop + viewport.height - top - MARGIN);
      element.style.setProperty('--available-height', `${height}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [box, isOpen]);
}

/**
 * While the list is open, the arrow keys of the search field highlight its options and Enter clicks the
 * highlighted one (NAV-8). Tab moves the focus and selects nothing. Returns the props of the list.
 */
function useListNavigation(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    const field = element?.closest('search')?.querySelector('input');
    if (!isOpen || !element || !field) return undefined;
    const combobox = new Combobox(field, element, { tabInsertsSuggestions: false });
    combobox.start();
    return () => combobox.stop();
  }, [isOpen]);
  return { ref: list, role: 'listbox' };
}
