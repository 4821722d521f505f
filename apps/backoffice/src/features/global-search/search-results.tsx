import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { VisuallyHidden } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { GROUPS, type SearchOption } from './search-options.ts';
import { SearchResult } from './search-result.tsx';
import type { GlobalSearch } from './use-global-search.ts';

type Autocomplete = UseAutocompleteReturnValue<SearchOption>;

/** No HTML element is a group of options in a listbox. */
const GROUP = { role: 'group' };

export type SearchResultsProps = {
  search: GlobalSearch;
  text: string;
  listbox: ReturnType<Autocomplete['getListboxProps']>;
  getOptionProps: Autocomplete['getOptionProps'];
};

/** The results in groups, or the state of the search: hint, loading, nothing found, failed. */
export function SearchResults({ search, text, listbox, getOptionProps }: SearchResultsProps) {
  const { t } = useTranslation();
  const { state, options, error, isRetrying, retry } = search;
  return (
    <>
      {/* Before the results: they may be long. */}
      {error && (
        <ErrorNotice
          title={t('globalSearch.failed')}
          error={error}
          onRetry={retry}
          retrying={isRetrying}
        />
      )}
      <Typography
        component="output"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {state === 'hint' && t('globalSearch.hint')}
        {state === 'loading' && <VisuallyHidden>{t('list.loading')}</VisuallyHidden>}
        {state === 'nothing' && !error && t('list.nothingFound', { search: text })}
        {state === 'found' && (
          <VisuallyHidden>{t('globalSearch.found', { count: options.length })}</VisuallyHidden>
        )}
      </Typography>
      {state === 'loading' && <ResultSkeletons />}
      {state === 'found' && (
        <Groups options={options} listbox={listbox} getOptionProps={getOptionProps} />
      )}
    </>
  );
}

type GroupsProps = Pick<SearchResultsProps, 'listbox' | 'getOptionProps'> & {
  options: readonly SearchOption[];
};

function Groups({ options, listbox, getOptionProps }: GroupsProps) {
  const { t } = useTranslation();
  const id = useId();
  const indexed = options.map((option, index) => ({ option, index }));
  return (
    <List
      // With other options, Material UI highlights the first one only in a new list.
      key={options.map((option) => option.id).join()}
      {...listbox}
      disablePadding
      aria-labelledby={undefined}
      aria-label={t('globalSearch.results')}
      // Material UI scrolls the highlighted option into view in the listbox.
      sx={{
        mx: -3,
        position: 'relative',
        overflow: 'auto',
        // On a phone the dialog is as high as the screen.
        maxHeight: { xs: 'none', sm: 'min(45rem, 65dvh)' },
      }}
    >
      {GROUPS.map((group) => {
        const members = indexed.filter(({ option }) => option.group === group);
        if (members.length === 0) return null;
        return (
          <ListItem key={group} disablePadding role="presentation" sx={{ display: 'block' }}>
            <Box {...GROUP} aria-labelledby={`${id}-${group}`}>
              <ListSubheader
                id={`${id}-${group}`}
                component="div"
                role="presentation"
                disableSticky
                sx={{ px: 3, bgcolor: 'transparent' }}
              >
                {t(`globalSearch.groups.${group}`)}
              </ListSubheader>
              <List disablePadding role="presentation">
                {members.map(({ option, index }) => {
                  const { key, ...props } = getOptionProps({ option, index });
                  return <SearchResult key={key} option={option} {...props} />;
                })}
              </List>
            </Box>
          </ListItem>
        );
      })}
    </List>
  );
}

function ResultSkeletons() {
  return (
    <Stack aria-hidden="true" sx={{ gap: 4 }}>
      {['one', 'two', 'three'].map((name) => (
        <div key={name}>
          <Skeleton sx={{ maxWidth: '14em' }} />
          <Skeleton width="60%" />
        </div>
      ))}
    </Stack>
  );
}
