import { useCallback, useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icons/icons.tsx';
import { useDismiss } from '../use-dismiss.ts';
import styles from './search-combobox.module.css';

export type SearchComboboxProps = {
  /** The accessible name of the field. */
  label: string;
  /** An example of a search. */
  placeholder: string;
  /** The accessible name of the button that clears the field. */
  clearLabel: string;
  /** The maximum length of the text. */
  maxLength: number;
  /** The text of the field. */
  text: string;
  /** Called with each new text, and with an empty one on Escape and when the search loses the focus. */
  onTextChange: (text: string) => void;
  /** The id of the list of results. */
  listId: string;
  /** Called when the field gets focus, to load the data of the list. */
  onFocus: () => void;
  /** The page of all results. Before the page is hydrated, Enter opens it with the text in its parameter `search`. */
  action: string;
  /** Called on Enter without a highlighted option; not for an empty text. */
  onSubmit: () => void;
  /** A `SearchDropdown`. */
  children: ReactNode;
};

/** A search field with a list of results below it (ARIA practices, "Combobox"). On phones it is an icon that expands. */
export function SearchCombobox(props: SearchComboboxProps) {
  const {
    label,
    placeholder,
    clearLabel,
    maxLength,
    text,
    onTextChange,
    listId,
    onFocus,
    action,
    onSubmit,
    children,
  } = props;
  const search = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const clear = useCallback(() => onTextChange(''), [onTextChange]);
  useDismiss(search, text !== '', clear);
  return (
    <search ref={search} className={styles.box}>
      <form
        className={styles.inputRow}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          field.current?.blur();
          onSubmit();
        }}
      >
        <span className={styles.icon}>
          <SearchIcon size={20} />
        </span>
        <input
          ref={field}
          type="text"
          name="search"
          dir="auto"
          className={styles.field}
          // `SearchDropdown` updates these attributes while the list is open.
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={listId}
          aria-label={label}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
          // With a highlighted option, the list prevents that Enter submits the form.
          onFocus={onFocus}
        />
        {text !== '' && (
          <span className={styles.clear}>
            <IconButton
              label={clearLabel}
              icon={<CloseIcon size={20} />}
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            />
          </span>
        )}
      </form>
      {children}
    </search>
  );
}
