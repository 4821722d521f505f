import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '@shop/ui';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { TextEntry } from '../../platform/text-entry.tsx';
import styles from './search-entry.module.css';

export type SearchEntryProps = {
  /** What is searched for now. */
  searched: string;
  /** What can be searched: "Number, name or phone". */
  hint: string;
  onSearch: (text: string) => void;
};

const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Searches the list below, letter by letter; `/` goes to it from anywhere on the page. */
export function SearchEntry({ searched, hint, onSearch }: SearchEntryProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(searched);
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);

  // Back, or clearing the whole list's view, changes the search from outside.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(searched);
  }, [searched]);

  function change(next: string) {
    setText(next);
    onSearch(next.trim());
  }

  return (
    <search className={styles.search}>
      <TextEntry
        label={t('list.search')}
        type="search"
        inputRef={input}
        value={text}
        placeholder={hint}
        onChange={(event) => change(event.target.value)}
        html={{ maxLength: MAX_LENGTH.search, enterKeyHint: 'search', 'aria-keyshortcuts': '/' }}
        endAdornment={
          text && (
            <IconButton aria-label={t('list.clearSearch')} onClick={() => change('')}>
              <CloseIcon size={20} />
            </IconButton>
          )
        }
      />
    </search>
  );
}

/** Goes to the input on `/`, unless something is being typed or a dialog stands over the page. */
function useSlash(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [input]);
}
