import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_LENGTH } from '@shop/contract/constants';
import { SearchCombobox } from '@shop/ui';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { paths } from '../../lib/paths.ts';
import { useSearch } from './use-search.ts';

/** Loaded on the first focus of the field. */
const SearchResults = lazyComponent(
  async () => (await import('./search-results.tsx')).SearchResults,
  SearchLoadError,
);

/**
 * NAV-8: lists the products whose name has the words of the text; Enter opens the page of all of them. Escape or a
 * click outside clears it.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [hadFocus, setHadFocus] = useState(false);
  const search = useSearch(text);
  const listId = useId();
  const navigate = useNavigate();
  const isOpen = search.state !== 'idle';
  const close = () => setText('');
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
      action={paths.shop()}
      onSubmit={() => {
        void navigate(paths.searchResults(text));
        close();
      }}
    >
      {(hadFocus || isOpen) && (
        <SearchResults search={search} text={text} listId={listId} onSelect={close} />
      )}
    </SearchCombobox>
  );
}

function SearchLoadError() {
  const { t } = useTranslation();
  return <p role="alert">{t('search.failed')}</p>;
}
