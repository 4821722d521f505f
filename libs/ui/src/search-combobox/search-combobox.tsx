import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icons/icons.tsx';
import type { ComboboxParts } from './use-combobox.ts';
import styles from './search-combobox.module.css';

export type SearchComboboxProps = {
  /** Names the field for screen readers. */
  label: string;
  /** An example of what may be looked for. */
  placeholder: string;
  /** Names the button that empties the field. */
  clearLabel: string;
  /** The most letters the field takes. */
  maxLength: number;
  /** The text typed so far. */
  value: string;
  /** Is told the text with each letter, and the empty one when it is cleared. */
  onChange: (text: string) => void;
  /** Told when the field is reached for: what hangs below it may be fetched now. */
  onReach: () => void;
  /** What `useCombobox` answers for the field. */
  fieldParts: ReturnType<ComboboxParts<unknown>['fieldParts']>;
  /** Holds the field and all that belongs to it. */
  box: RefObject<HTMLElement | null>;
  /** A `SearchDropdown`. */
  children: ReactNode;
};

/** A field that looks for a text while it is typed, with what was found hanging below it. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, placeholder, clearLabel, maxLength, value, onChange } = props;
  const { onReach, fieldParts, box, children } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <search ref={box} className={styles.box}>
      <div className={styles.line}>
        <span className={styles.icon}>
          <SearchIcon size={20} />
        </span>
        <input
          ref={field}
          type="text"
          className={styles.field}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onReach}
          {...fieldParts}
        />
        {value !== '' && (
          <span className={styles.clear}>
            <IconButton
              label={clearLabel}
              icon={<CloseIcon size={20} />}
              onClick={() => {
                onChange('');
                field.current?.focus();
              }}
            />
          </span>
        )}
      </div>
      {children}
    </search>
  );
}
