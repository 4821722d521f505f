import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import type { Product } from '@shop/contract/schemas';
import { ProductCard, ProductPicture } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { paths } from '../../platform/paths.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { isOnPromo } from './promo.ts';
import { ProductPrice } from './product-price.tsx';

type Props = {
  product: Product;
  /** How wide the picture is shown, as `sizes` says it. */
  sizes: string;
  /** In the first view. */
  priority?: boolean;
};

/** A product in a list; it leads to the product's page, with the product in hand (PROD-1). */
export function ProductTile({ product, sizes, priority = false }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <ProductCard
      name={product.product_name}
      nameLang={CONTENT_LANGUAGE}
      picture={
        <ProductPicture
          {...pictureSource(api, product.product_images[0])}
          alt=""
          sizes={sizes}
          priority={priority}
        />
      }
      price={<ProductPrice product={product} />}
      badge={isOnPromo(product) ? t('tile.promo') : undefined}
      renderLink={(parts) => <Link to={paths.product(product)} state={{ product }} {...parts} />}
    />
  );
}
