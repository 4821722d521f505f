import type { RefObject } from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { ProductPicture, SearchDropdown, SearchOption, type ComboboxParts } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { useMoney } from '../../platform/use-language.ts';
import { splitAtMatches } from './split-at-matches.ts';
import type { Search } from './use-search.ts';

type Props = {
  search: Search;
  combobox: ComboboxParts<Product>;
  /** The field and all that belongs to it. */
  box: RefObject<HTMLElement | null>;
  /** Told when the shopper turns to something else. */
  onLeave: () => void;
};

/** NAV-8: what was found, or why nothing is shown. */
export function SearchResults({ search, combobox, box, onLeave }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const money = useMoney();
  const { products, total, wanted, retry, state } = search;
  const more = total - products.length;
  return (
    <SearchDropdown
      isOpen={state !== 'idle'}
      outcome={useOutcome(search)}
      retry={state === 'failed' ? { label: t('retry'), onRetry: retry } : undefined}
      listLabel={t('search.results')}
      listParts={combobox.listParts()}
      more={more > 0 ? t('search.more', { count: more }) : undefined}
      box={box}
      onLeave={onLeave}
    >
      {products.map((product, index) => (
        <SearchOption
          key={product.product_Id}
          parts={combobox.optionParts(product, index)}
          picture={
            <ProductPicture
              {...pictureSource(api, product.product_images[0])}
              alt=""
              sizes="56px"
            />
          }
          name={splitAtMatches(product.product_name, wanted)}
          description={product.description}
          wordsLang={CONTENT_LANGUAGE}
          price={money(product.discounted_price)}
        />
      ))}
    </SearchDropdown>
  );
}

function useOutcome({ state, total }: Search): string {
  const { t } = useTranslation();
  if (state === 'idle') return '';
  if (state === 'failed') return t('search.failed');
  if (state === 'searching') return t('search.searching');
  return total === 0 ? t('search.none') : t('search.count', { count: total });
}
