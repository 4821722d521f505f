import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { CloseIcon, IconButton, SearchIcon } from '@shop/ui';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { latePart } from '../../platform/late-part.tsx';
import { paths } from '../../platform/paths.ts';
import { useCombobox } from './use-combobox.ts';
import { useSearch } from './use-search.ts';
import styles from './search-box.module.css';

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
  const field = useRef<HTMLInputElement>(null);
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
    <search ref={box} className={styles.box}>
      <div className={styles.line}>
        <span className={styles.icon}>
          <SearchIcon size={20} />
        </span>
        <input
          ref={field}
          type="text"
          className={styles.field}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={MAX_LENGTH.search}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setReached(true)}
          {...combobox.fieldParts()}
        />
        {text !== '' && (
          <span className={styles.clear}>
            <IconButton
              label={t('search.clear')}
              icon={<CloseIcon size={20} />}
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            />
          </span>
        )}
      </div>
      {(isReached || isOpen) && (
        <ErrorBoundary fallback={<NoResults />}>
          <Suspense>
            <SearchResults search={search} combobox={combobox} field={box} onLeave={clear} />
          </Suspense>
        </ErrorBoundary>
      )}
    </search>
  );
}

function NoResults() {
  const { t } = useTranslation();
  return <p role="alert">{t('search.failed')}</p>;
}
