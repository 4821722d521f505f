import { useTranslation } from 'react-i18next';
import { isGender } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { Breadcrumb, type LinkProps } from '@shop/ui';
import { ProductPrice } from '../../features/catalogue/product-price.tsx';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { OriginLink } from '../../lib/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './product-view.module.css';

type Props = { product: Product };

/** PROD-2: images, name, price, description, tagline, and the purchase form. */
export function ProductView({ product }: Props) {
  const { t } = useTranslation();
  const { product_name: name, gender } = product;
  return (
    <article>
      <ProductHead product={product} />
      <ProductBreadcrumb name={name} gender={gender} />
      <div className={styles.product}>
        <ProductGallery product={product} />
        <div className={styles.details}>
          <header className={styles.head}>
            <h1 lang={CONTENT_LANGUAGE}>{name}</h1>
            <Tagline gender={gender} />
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

/** The tagline of the gender. One that only this API server has is shown as it is (API-4). */
function Tagline({ gender }: { gender: string }) {
  const { t } = useTranslation();
  if (isGender(gender)) return <p className={styles.tagline}>{t(`product.taglines.${gender}`)}</p>;
  return gender === '' ? null : (
    <p className={styles.tagline} lang={CONTENT_LANGUAGE}>
      {gender}
    </p>
  );
}

function ProductBreadcrumb({ name, gender }: { name: string; gender: string }) {
  const { t } = useTranslation();
  const genderStep = isGender(gender) && {
    label: t(`genders.${gender}`),
    renderLink: (props: LinkProps) => <OriginLink to={paths.shop({ gender })} {...props} />,
  };
  return (
    <Breadcrumb
      label={t('product.breadcrumb')}
      trail={[
        {
          label: t('shop'),
          renderLink: (props) => <OriginLink to={paths.shop()} {...props} />,
        },
        ...(genderStep ? [genderStep] : []),
      ]}
      current={name}
      currentLang={CONTENT_LANGUAGE}
    />
  );
}
