import { useTranslation } from 'react-i18next';
import { isGender } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../lib/api.ts';
import { useBrand } from '../../lib/brand.ts';
import { useOrigin } from '../../lib/origin.ts';
import { Head } from '../../components/head.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useMoney } from '../../lib/use-money.ts';
import { describeProduct } from './describe-product.ts';
import { JsonLd } from './json-ld.tsx';

/** The width of the image in the preview of a shared link, in pixels. */
const PREVIEW_WIDTH = 1080;

/** The metadata of a product: head, Open Graph price, and schema.org's description. */
export function ProductHead({ product }: { product: Product }) {
  const { t } = useTranslation();
  const money = useMoney();
  const api = useApi();
  const origin = useOrigin();
  const brand = useBrand().name;
  const { product_name: name, discounted_price: price, gender } = product;
  const [image] = product.product_images;
  const breadcrumb = [
    { name: t('shop'), url: origin + paths.shop() },
    ...(isGender(gender)
      ? [{ name: t(`genders.${gender}`), url: origin + paths.shop({ gender }) }]
      : []),
    { name, url: origin + paths.product(product) },
  ];
  return (
    <>
      <PageHead
        kind="product"
        title={name}
        description={t('product.description', { name, brand, price: money(price) })}
        canonicalPath={paths.product(product)}
        {...(image && { image: api.imageUrl(image, PREVIEW_WIDTH) })}
      />
      <Head>
        <meta property="product:price:amount" content={price} />
        <meta property="product:price:currency" content="TND" />
      </Head>
      <JsonLd json={describeProduct(product, { brand, breadcrumb })} />
    </>
  );
}
