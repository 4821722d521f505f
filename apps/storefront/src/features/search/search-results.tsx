import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { Button, ProductPicture } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { useMoney } from '../../platform/use-language.ts';
import { splitAtMatches } from './split-at-matches.ts';
import type { ComboboxParts } from './use-combobox.ts';
import { useOutside } from './use-outside.ts';
import { useRoomBelow } from './use-room-below.ts';
import type { Search } from './use-search.ts';
import styles from './search-results.module.css';

type Props = {
  search: Search;
  combobox: ComboboxParts<Product>;
  /** The field and all that belongs to it. */
  field: RefObject<HTMLElement | null>;
  /** Told when the shopper turns to something else. */
  onLeave: () => void;
};

/**
 * The dropdown under the search field: what was found, or why nothing is shown. It stands there
 * unseen before it has anything to say, so that screen readers hear the first count too.
 */
export function SearchResults({ search, combobox, field, onLeave }: Props) {
  const { t } = useTranslation();
  const { products, total, retry, state } = search;
  const box = useRef<HTMLDivElement>(null);
  useRoomBelow(box, state !== 'idle');
  useOutside(field, state !== 'idle', onLeave);
  const more = total - products.length;
  return (
    <div ref={box} className={styles.dropdown} data-state={state}>
      <output className={styles.said}>{useOutcome(search)}</output>
      {state === 'failed' && (
        <Button look="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      )}
      <div className={styles.results} aria-label={t('search.results')} {...combobox.listParts()}>
        {products.map((product, index) => (
          <Result
            key={product.product_Id}
            product={product}
            wanted={search.wanted}
            parts={combobox.optionParts(product, index)}
          />
        ))}
      </div>
      {more > 0 && <p className={styles.said}>{t('search.more', { count: more })}</p>}
    </div>
  );
}

function useOutcome({ state, total }: Search): string {
  const { t } = useTranslation();
  if (state === 'idle') return '';
  if (state === 'failed') return t('search.failed');
  if (state === 'searching') return t('search.searching');
  return total === 0 ? t('search.none') : t('search.count', { count: total });
}

type ResultProps = {
  product: Product;
  wanted: string;
  parts: ReturnType<ComboboxParts<Product>['optionParts']>;
};

function Result({ product, wanted, parts }: ResultProps) {
  const api = useApi();
  const money = useMoney();
  const option = useRef<HTMLDivElement>(null);
  const isActive = parts['aria-selected'];
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div ref={option} className={styles.result} {...parts}>
      <span className={styles.picture}>
        <ProductPicture {...pictureSource(api, product.product_images[0])} alt="" sizes="56px" />
      </span>
      <span className={styles.words} lang={CONTENT_LANGUAGE}>
        <span className={styles.name}>
          <Marked text={product.product_name} wanted={wanted} />
        </span>
        <span className={styles.description}>{product.description}</span>
      </span>
      <span className={styles.price}>{money(product.discounted_price)}</span>
    </div>
  );
}

/** A name with what was looked for marked in it. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  return splitAtMatches(text, wanted).map(({ text: part, start, isMatch }) =>
    isMatch ? (
      <mark key={start} className={styles.match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
