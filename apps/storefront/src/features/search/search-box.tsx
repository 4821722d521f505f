import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useNavigate } from 'react-router-dom';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { SearchCombobox, useCombobox } from '@shop/ui';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { latePart } from '../../platform/late-part.tsx';
import { paths } from '../../platform/paths.ts';
import { useSearch } from './use-search.ts';

/** Fetched when the field is first reached for. */
const { Late: SearchResults } = latePart(
  () => import('./search-results.tsx'),
  (module) => module.SearchResults,
  NoResults,
);

/** NAV-8: a combobox whose text is looked for while it is typed; Escape or a press outside clears it. */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isReached, setReached] = useState(false);
  const box = useRef<HTMLElement>(null);
  const search = useSearch(text);
  const isOpen = search.state !== 'idle';
  const clear = useCallback(() => setText(''), []);
  const combobox = useCombobox({
    options: search.products,
    isOpen,
    onChoose: open,
    onEscape: clear,
  });

  function open(product: Product) {
    clear();
    void navigate(paths.product(product), { state: { product } });
  }

  return (
    <SearchCombobox
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
      maxLength={MAX_LENGTH.search}
      value={text}
      onChange={setText}
      onReach={() => setReached(true)}
      fieldParts={combobox.fieldParts()}
      box={box}
    >
      {(isReached || isOpen) && (
        <ErrorBoundary fallback={<NoResults />}>
          <Suspense>
            <SearchResults search={search} combobox={combobox} box={box} onLeave={clear} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SearchCombobox>
  );
}

function NoResults() {
  const { t } = useTranslation();
  return <p role="alert">{t('search.failed')}</p>;
}
