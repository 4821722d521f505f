import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '@shop/contract/constants';
import { SearchCombobox } from '@shop/ui';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useSearch } from './use-search.ts';

/** Loaded on the first focus of the field. */
const SearchResults = lazyComponent(
  async () => (await import('./search-results.tsx')).SearchResults,
  SearchLoadError,
);

/** NAV-8: lists the products whose name contains the text; Escape or a click outside clears it. */
export function SearchBox() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [hadFocus, setHadFocus] = useState(false);
  const search = useSearch(text);
  const listId = useId();
  const isOpen = search.state !== 'idle';
  return (
    <SearchCombobox
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
      maxLength={MAX_LENGTH.search}
      text={text}
      onTextChange={setText}
      listId={listId}
      onFocus={() => setHadFocus(true)}
    >
      {(hadFocus || isOpen) && (
        <SearchResults search={search} listId={listId} onSelect={() => setText('')} />
      )}
    </SearchCombobox>
  );
}

function SearchLoadError() {
  const { t } = useTranslation();
  return <p role="alert">{t('search.failed')}</p>;
}
