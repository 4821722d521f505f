import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import type { ComboboxParts } from './use-combobox.ts';
import { useOutside } from './use-outside.ts';
import { useRoomBelow } from './use-room-below.ts';
import styles from './search-dropdown.module.css';

export type SearchDropdownProps = {
  /** Whether there is anything to say. */
  isOpen: boolean;
  /** What the search has come to, announced as it changes: a count, or why nothing is shown. */
  outcome: string;
  /** Another try, where the search failed. */
  retry?: { label: string; onRetry: () => void } | undefined;
  /** Names the list for screen readers. */
  listLabel: string;
  /** What `useCombobox` answers for the list. */
  listParts: ReturnType<ComboboxParts<unknown>['listParts']>;
  /** Says that there is more than is shown. */
  more?: string | undefined;
  /** The field and all that belongs to it; a press outside is a turn to something else. */
  box: RefObject<HTMLElement | null>;
  /** Told of a press or of focus outside. */
  onLeave: () => void;
  /** `SearchOption`s. */
  children: ReactNode;
};

/**
 * The dropdown under a search field, below the nearest positioned element. It stands there unseen
 * before it has anything to say, so that screen readers hear the first count too.
 */
export function SearchDropdown(props: SearchDropdownProps) {
  const { isOpen, outcome, retry, listLabel, listParts, more, box, onLeave, children } = props;
  const dropdown = useRef<HTMLDivElement>(null);
  useRoomBelow(dropdown, isOpen);
  useOutside(box, isOpen, onLeave);
  return (
    <div ref={dropdown} className={styles.dropdown} data-open={isOpen}>
      <output className={styles.said}>{outcome}</output>
      {retry && (
        <Button look="quiet" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
      <div className={styles.results} aria-label={listLabel} {...listParts}>
        {children}
      </div>
      {more !== undefined && <p className={styles.said}>{more}</p>}
    </div>
  );
}
