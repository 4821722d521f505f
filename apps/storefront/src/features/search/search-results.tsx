import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsAppUrl } from '@shop/i18n';
import {
  ProductImage,
  SearchCategory,
  SearchDropdown,
  SearchOption,
  VisuallyHidden,
} from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { useBrand } from '../../lib/brand.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { paths } from '../../lib/paths.ts';
import { ProductPrice } from '../../components/product-price.tsx';
import { imageSource } from '../../lib/image-source.ts';
import { UnreadableNote } from '../../components/unreadable-note.tsx';
import { RequestReference } from '../../components/request-reference.tsx';
import { highlightMatches } from './highlight-matches.ts';
import { searchCategories } from './search-categories.ts';
import type { Search } from './use-search.ts';

type Props = {
  search: Search;
  /** The text of the field. */
  text: string;
  listId: string;
  /** Called when a link is clicked. */
  onSelect: () => void;
};

/**
 * NAV-8: the categories and products that the text names, and a link to all of them, or why there is none, and where to
 * go on.
 */
export function SearchResults({ search, text, listId, onSelect }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { products, total, unreadable, searchedText, retry, state } = search;
  const categories = state === 'idle' ? [] : searchCategories(text);
  return (
    <SearchDropdown
      isOpen={state !== 'idle'}
      status={
        <>
          {useStatus(search, categories.length > 0)}
          <UnreadableNote count={unreadable} />
          <RequestReference error={search.error} />
        </>
      }
      retry={state === 'failed' ? { label: t('retry'), onRetry: retry } : undefined}
      listId={listId}
      listLabel={t('search.results')}
      more={
        total > 1 ? (
          <Link to={paths.searchResults(searchedText)} onClick={onSelect}>
            {t('search.seeAll', { count: total })}
          </Link>
        ) : (
          state === 'found' &&
          total + categories.length === 0 && <WaysOn search={searchedText} onSelect={onSelect} />
        )
      }
    >
      {categories.map((scope) => {
        const { gender, season } = scope;
        const name = [gender && t(`genders.${gender}`), season && t(`seasons.${season}`)]
          .filter(Boolean)
          .join(' · ');
        return (
          <SearchCategory
            key={name}
            name={name}
            note={t('search.category')}
            onSelect={onSelect}
            renderLink={(props) => <Link to={paths.shop(scope)} {...props} />}
          />
        );
      })}
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
          price={<ProductPrice product={product} />}
          renderLink={(props) => (
            <Link to={paths.product(product)} state={{ product }} {...props} />
          )}
        />
      ))}
    </SearchDropdown>
  );
}

type WaysOnProps = Pick<Props, 'onSelect'> & { search: string };

/** Links to the whole collection and to the owner, on WhatsApp with the words of the search. */
function WaysOn({ search, onSelect }: WaysOnProps) {
  const { t } = useTranslation();
  const { phone } = useBrand();
  return (
    <>
      <Link to={paths.shop()} onClick={onSelect}>
        {t('home.everything')}
      </Link>
      <Link to={paths.contact} onClick={onSelect}>
        {t('Contact')}
      </Link>
      {phone && (
        <a
          href={whatsAppUrl(phone, t('search.whatsAppText', { search }))}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onSelect}
        >
          WhatsApp
          <VisuallyHidden> {t('layout.newTab')}</VisuallyHidden>
        </a>
      )}
    </>
  );
}

function useStatus({ state, total }: Search, hasCategories: boolean): string {
  const { t } = useTranslation();
  if (state === 'idle') return '';
  if (state === 'failed') return t('search.failed');
  if (state === 'searching') return t('search.searching');
  if (total > 0) return t('search.count', { count: total });
  return hasCategories ? t('search.categories') : t('search.none');
}
