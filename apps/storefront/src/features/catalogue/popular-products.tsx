import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api.ts';
import { ProductCarousel } from './product-carousel.tsx';
import { popularProductsQuery } from './product-queries.ts';
import { useProductPages } from './use-product-pages.ts';

/**
 * The popular products, on a page without products of its own. They load when they are near the window.
 * @param except the ids of products that the page displays already; they are left out while others are loaded
 */
export function PopularProducts({ except }: { except?: readonly string[] }) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const { products, ...pages } = useProductPages(popularProductsQuery(useApi()), box);
  const others = products?.filter(({ product_Id: id }) => !except?.includes(id));
  const title = t('popular.title');
  return (
    <ProductCarousel
      ref={box}
      label={title}
      heading={<h2>{title}</h2>}
      products={others?.length === 0 ? products : others}
      {...pages}
    />
  );
}
