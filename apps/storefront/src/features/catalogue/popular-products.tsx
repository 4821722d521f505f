import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api.ts';
import { ProductCarousel } from './product-carousel.tsx';
import { popularProductsQuery } from './product-queries.ts';
import { useProductPages } from './use-product-pages.ts';

type Props = {
  /** The ids of products that the page shows elsewhere. */
  except?: readonly string[];
};

/** The popular products, on a page without products of its own. They load when they are near the window. */
export function PopularProducts({ except }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const pages = useProductPages(popularProductsQuery(useApi()), box);
  const title = t('popular.title');
  const products = pages.products?.filter(({ product_Id: id }) => !except?.includes(id));
  return (
    <ProductCarousel
      ref={box}
      label={title}
      heading={<h2>{title}</h2>}
      {...pages}
      products={products}
    />
  );
}
