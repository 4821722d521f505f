import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { MAX_LENGTH } from '@shop/contract/constants';
import { SearchIcon } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TextField } from '../../components/text-field.tsx';
import { SearchResults } from './search-results.tsx';
import type { SearchOption } from './search-options.ts';
import { useGlobalSearch } from './use-global-search.ts';

/** The field of the search, which has the focus, and its results. */
export function SearchForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useGlobalSearch(text);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    open: true,
    autoHighlight: true,
    value: null,
    inputValue: text,
    options: search.options,
    filterOptions: (options) => options,
    getOptionLabel: ({ id }: SearchOption) => id,
    onInputChange: (_event, typed, reason) => reason === 'input' && setText(typed),
    onChange: (_event, option) => option && openOption(option),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  // The text field has its own id.
  const { id: _id, ref, ...input } = getInputProps();
  const field = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(ref, field);

  useEffect(() => field.current?.focus(), []);

  function openOption({ to }: SearchOption) {
    onClose();
    void navigate(to);
  }

  return (
    // The dialog has the same height with and without results.
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 4, minHeight: 'min(32rem, 60dvh)' }}>
      <Box {...getRootProps()}>
        <TextField
          label={t('globalSearch.label')}
          inputRef={inputRef}
          htmlInput={{ ...input, maxLength: MAX_LENGTH.search, enterKeyHint: 'search' }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon size={20} />
            </InputAdornment>
          }
        />
      </Box>
      <SearchResults
        search={search}
        text={text.trim()}
        listbox={getListboxProps()}
        getOptionProps={getOptionProps}
      />
    </Box>
  );
}
