import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '@shop/contract/schemas';
import { ProductCard, ProductImage } from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { paths } from '../../lib/paths.ts';
import { imageSource } from '../../lib/image-source.ts';
import { isOnPromo } from './promo.ts';
import { ProductPrice } from './product-price.tsx';

type Props = {
  product: Product;
  /** The rendered width of the image, as in the `sizes` attribute. */
  sizes: string;
  /** Loads the image with high priority. */
  priority?: boolean;
};

/** The card of a product in a list. Its link passes the product in the navigation state (PROD-1). */
export function ProductTile({ product, sizes, priority = false }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <ProductCard
      name={product.product_name}
      nameLang={CONTENT_LANGUAGE}
      image={
        <ProductImage
          {...imageSource(api, product.product_images[0])}
          alt=""
          sizes={sizes}
          priority={priority}
        />
      }
      price={<ProductPrice product={product} />}
      badge={isOnPromo(product) ? t('productCard.promo') : undefined}
      renderLink={(props) => <Link to={paths.product(product)} state={{ product }} {...props} />}
    />
  );
}
