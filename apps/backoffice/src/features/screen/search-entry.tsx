import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '@shop/ui';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextEntry } from '../../platform/text-entry.tsx';
import styles from './search-entry.module.css';

export type SearchEntryProps = {
  /** What is searched for now. */
  searched: string;
  /** What can be searched: "Number, name or phone". */
  hint: string;
  onSearch: (text: string) => void;
};

/** Searches the list below, letter by letter. */
export function SearchEntry({ searched, hint, onSearch }: SearchEntryProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(searched);

  function change(next: string) {
    setText(next);
    onSearch(next.trim());
  }

  return (
    <search className={styles.search}>
      <TextEntry
        label={t('list.search')}
        type="search"
        value={text}
        placeholder={hint}
        onChange={(event) => change(event.target.value)}
        html={{ maxLength: MAX_LENGTH.search, enterKeyHint: 'search' }}
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
