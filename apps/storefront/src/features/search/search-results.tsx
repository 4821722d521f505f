import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { Button, ProductPicture } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { useMoney } from '../../platform/use-language.ts';
import type { ComboboxParts } from './use-combobox.ts';
import type { Search } from './use-search.ts';
import styles from './search-results.module.css';

type Props = { search: Search; combobox: ComboboxParts<Product> };

/** The dropdown under the search field: what was found, or why nothing is shown. */
export function SearchResults({ search, combobox }: Props) {
  const { t } = useTranslation();
  const { products, total, retry } = search;
  const more = total - products.length;
  return (
    <div className={styles.dropdown}>
      <output className={styles.said}>{useOutcome(search)}</output>
      {search.state === 'failed' && (
        <Button look="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      )}
      <div className={styles.results} aria-label={t('search.results')} {...combobox.listParts()}>
        {products.map((product, index) => (
          <Result
            key={product.product_Id}
            product={product}
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
  if (state === 'failed') return t('search.failed');
  if (state !== 'found') return t('search.searching');
  return total === 0 ? t('search.none') : t('search.count', { count: total });
}

type ResultProps = {
  product: Product;
  parts: ReturnType<ComboboxParts<Product>['optionParts']>;
};

function Result({ product, parts }: ResultProps) {
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
        <span className={styles.name}>{product.product_name}</span>
        <span className={styles.description}>{product.description}</span>
      </span>
      <span className={styles.price}>{money(product.discounted_price)}</span>
    </div>
  );
}
