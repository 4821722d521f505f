import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Image, Product } from '@shop/contract/schemas';
import { ProductCard, ProductImage } from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { paths } from '../../lib/paths.ts';
import { imageSource } from '../../lib/image-source.ts';
import { LazyFavouriteButton } from './lazy-favourites.tsx';
import { isOnPromo, promoPercent } from '../../lib/promo.ts';
import { isProductSoldOut } from './sold-out.ts';
import { ProductPrice } from '../../components/product-price.tsx';

type Props = {
  product: Product;
  /** The product's images, unless another one is the first. */
  images?: readonly Image[];
  /** The path of the product, unless its link chooses a colour. */
  path?: string;
  /** The rendered width of the image, as in the `sizes` attribute. */
  sizes: string;
  /** Loads the image with high priority. */
  priority?: boolean;
  /** Displays the second image while a mouse is over the tile. */
  showsSecondImage?: boolean;
  onHover?: () => void;
  details?: ReactNode;
  actions?: ReactNode;
};

/**
 * The card of a product in a list, greyed when it is sold out. Its link passes the product in the navigation state
 * (PROD-1).
 */
export function ProductTile({
  product,
  images = product.product_images,
  path = paths.product(product),
  sizes,
  priority = false,
  showsSecondImage = false,
  ...card
}: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const [first, second] = images;
  return (
    <ProductCard
      {...card}
      name={product.product_name}
      nameLang={CONTENT_LANGUAGE}
      image={<ProductImage {...imageSource(api, first)} alt="" sizes={sizes} priority={priority} />}
      hoverImage={
        showsSecondImage && second ? (
          <ProductImage {...imageSource(api, second)} alt="" sizes={sizes} />
        ) : undefined
      }
      price={<ProductPrice product={product} />}
      {...(isOnPromo(product) && {
        badge: t('productCard.promo'),
        discount: t('productCard.discount', { percent: promoPercent(product) }),
      })}
      corner={<LazyFavouriteButton product={product} />}
      soldOut={isProductSoldOut(product) ? t('productCard.soldOut') : undefined}
      renderLink={(props) => <Link to={path} state={{ product }} {...props} />}
    />
  );
}
