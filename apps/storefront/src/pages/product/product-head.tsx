import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../platform/api.ts';
import { useBrand } from '../../platform/brand.ts';
import { useOrigin } from '../../platform/origin.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { useMoney } from '../../platform/use-language.ts';
import { describeProduct } from './describe-product.ts';

/** Wide enough for a shared link's preview, in pixels. */
const PREVIEW_WIDTH = 960;

/** What machines read of a product: its head, its price where the link is shared, and schema.org's facts. */
export function ProductHead({ product }: { product: Product }) {
  const { t } = useTranslation();
  const money = useMoney();
  const api = useApi();
  const origin = useOrigin();
  const brand = useBrand().name;
  const { product_name: name, discounted_price: price } = product;
  const [picture] = product.product_images;
  const trail = [
    { name: t('shop'), address: origin + paths.shop() },
    {
      name: t(`genders.${product.gender}`),
      address: origin + paths.shop({ gender: product.gender }),
    },
    { name, address: origin + paths.product(product) },
  ];
  return (
    <>
      <PageHead
        kind="product"
        title={name}
        description={t('product.description', { name, brand, price: money(price) })}
        address={paths.product(product)}
        {...(picture && { picture: api.pictureUrl(picture, PREVIEW_WIDTH) })}
      />
      <meta property="product:price:amount" content={price} />
      <meta property="product:price:currency" content="TND" />
      <script type="application/ld+json">{describeProduct(product, { brand, trail })}</script>
    </>
  );
}
