import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api.ts';
import { ProductCarousel } from './product-carousel.tsx';
import { popularProductsQuery } from './product-queries.ts';
import { useProductPages } from './use-product-pages.ts';

/** The popular products, on a page without products of its own. They load when they are near the window. */
export function PopularProducts() {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const pages = useProductPages(popularProductsQuery(useApi()), box);
  const title = t('popular.title');
  return <ProductCarousel ref={box} label={title} heading={<h2>{title}</h2>} {...pages} />;
}
