import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { CloseIcon, SearchIcon } from '@shop/ui';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/text-field.tsx';

export type SearchFieldProps = {
  /** The current search text. */
  value: string;
  /** The placeholder, such as "Number, name or phone". */
  placeholder: string;
  onChange: (text: string) => void;
};

/** Searches the list at every input. */
export function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const searched = useRef(value);

  // Back, or clearing the filters, changes the search from outside, also while the field has the focus.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setText(value);
  }, [value]);

  function change(next: string) {
    searched.current = next.trim();
    setText(next);
    onChange(searched.current);
  }

  return (
    <Box
      component="search"
      sx={{ maxWidth: '24rem', '& input::-webkit-search-cancel-button': { display: 'none' } }}
    >
      <TextField
        label={t('list.search')}
        isLabelHidden
        type="search"
        value={text}
        placeholder={placeholder}
        onChange={(event) => change(event.target.value)}
        htmlInput={{
          maxLength: MAX_LENGTH.search,
          enterKeyHint: 'search',
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon size={20} />
          </InputAdornment>
        }
        endAdornment={
          text && (
            <IconButton aria-label={t('list.clearSearch')} onClick={() => change('')}>
              <CloseIcon size={20} />
            </IconButton>
          )
        }
      />
    </Box>
  );
}
