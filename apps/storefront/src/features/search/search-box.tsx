import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { CloseIcon, IconButton, SearchIcon } from '@shop/ui';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { paths } from '../../platform/paths.ts';
import { useCombobox } from './use-combobox.ts';
import { useSearch } from './use-search.ts';
import styles from './search-box.module.css';

const loadResults = () => import('./search-results.tsx');
/** Fetched when the field is first reached for. */
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }));

/** NAV-8: a combobox whose text is looked for while it is typed; Escape or a press outside clears it. */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(text);
  const isOpen = search.state !== 'idle';
  const combobox = useCombobox({
    options: search.products,
    isOpen,
    onChoose: open,
    onEscape: () => look(''),
  });
  useOutsidePress(box, isOpen, () => look(''));

  function look(wanted: string) {
    setText(wanted);
    combobox.restart();
  }

  function open(product: Product) {
    look('');
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
          onChange={({ target }) => look(target.value)}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={MAX_LENGTH.search}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => void loadResults().catch(() => undefined)}
          {...combobox.fieldParts()}
        />
        {text !== '' && (
          <span className={styles.clear}>
            <IconButton
              label={t('search.clear')}
              icon={<CloseIcon size={20} />}
              onClick={() => {
                look('');
                field.current?.focus();
              }}
            />
          </span>
        )}
      </div>
      {isOpen && (
        <ErrorBoundary fallback={<p role="alert">{t('search.failed')}</p>}>
          <Suspense>
            <SearchResults search={search} combobox={combobox} />
          </Suspense>
        </ErrorBoundary>
      )}
    </search>
  );
}

function useOutsidePress(
  box: { current: HTMLElement | null },
  isOpen: boolean,
  onOutside: () => void,
) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) onOutside();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  });
}
