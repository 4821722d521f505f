import { useTranslation } from '@shop/i18n/react';
import type { Gender } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { Breadcrumb } from '@shop/ui';
import { ProductPrice } from '../../features/catalogue/product-price.tsx';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './product-view.module.css';

type Props = { product: Product };

/** PROD-2: pictures, name, price, description, tagline, and what it takes to buy it. */
export function ProductView({ product }: Props) {
  const { t } = useTranslation();
  const { product_name: name, gender } = product;
  return (
    <article>
      <ProductHead product={product} />
      <ProductTrail name={name} gender={gender} />
      <div className={styles.product}>
        <ProductGallery product={product} />
        <div className={styles.facts}>
          <header className={styles.head}>
            <h1 lang={CONTENT_LANGUAGE}>{name}</h1>
            <p className={styles.tagline}>{t(`product.taglines.${gender}`)}</p>
            <ProductPrice product={product} size="display" />
          </header>
          <PurchaseForm product={product} />
          <p className={styles.description} lang={CONTENT_LANGUAGE}>
            {product.description}
          </p>
          <p className={styles.delivery}>{t('product.delivery')}</p>
          <ShareButton product={product} />
        </div>
      </div>
      <RelatedProducts product={product} />
    </article>
  );
}

function ProductTrail({ name, gender }: { name: string; gender: Gender }) {
  const { t } = useTranslation();
  return (
    <Breadcrumb
      label={t('product.breadcrumb')}
      trail={[
        {
          label: t('shop'),
          renderLink: (parts) => <OriginLink to={paths.shop()} {...parts} />,
        },
        {
          label: t(`genders.${gender}`),
          renderLink: (parts) => <OriginLink to={paths.shop({ gender })} {...parts} />,
        },
      ]}
      current={name}
      currentLang={CONTENT_LANGUAGE}
    />
  );
}
