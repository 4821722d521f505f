import { useTranslation } from 'react-i18next';
import { ProductImage, SearchDropdown, SearchOption } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { paths } from '../../lib/paths.ts';
import { imageSource } from '../../lib/image-source.ts';
import { useMoney } from '../../lib/use-money.ts';
import { highlightMatches } from './highlight-matches.ts';
import type { Search } from './use-search.ts';

type Props = {
  search: Search;
  listId: string;
  /** Called when a result is clicked. */
  onSelect: () => void;
};

/** NAV-8: the results, or a status text without results. */
export function SearchResults({ search, listId, onSelect }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const money = useMoney();
  const { products, total, searchedText, retry, state } = search;
  const more = total - products.length;
  return (
    <SearchDropdown
      isOpen={state !== 'idle'}
      status={useStatus(search)}
      retry={state === 'failed' ? { label: t('retry'), onRetry: retry } : undefined}
      listId={listId}
      listLabel={t('search.results')}
      more={more > 0 ? t('search.more', { count: more }) : undefined}
    >
      {products.map((product) => (
        <SearchOption
          key={product.product_Id}
          image={
            <ProductImage {...imageSource(api, product.product_images[0])} alt="" sizes="56px" />
          }
          name={highlightMatches(product.product_name, searchedText)}
          description={product.description}
          contentLang={CONTENT_LANGUAGE}
          onSelect={onSelect}
          price={money(product.discounted_price)}
          renderLink={(props) => (
            <Link to={paths.product(product)} state={{ product }} {...props} />
          )}
        />
      ))}
    </SearchDropdown>
  );
}

function useStatus({ state, total }: Search): string {
  const { t } = useTranslation();
  if (state === 'idle') return '';
  if (state === 'failed') return t('search.failed');
  if (state === 'searching') return t('search.searching');
  return total === 0 ? t('search.none') : t('search.count', { count: total });
}
