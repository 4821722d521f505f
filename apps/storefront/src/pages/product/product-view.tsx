import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isGender } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { useStorage } from '@shop/app-kit';
import { Badge, Breadcrumb, type LinkProps } from '@shop/ui';
import { ProductPrice } from '../../components/product-price.tsx';
import { isOnPromo, promoPercent } from '../../lib/promo.ts';
import { ViewedProducts } from '../../features/catalogue/viewed-products.tsx';
import { sizeChartOf } from '../../features/sizes/size-chart.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { OriginLink } from '../../components/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { addId } from '../../lib/stored-ids.ts';
import { AskOnWhatsApp } from './ask-on-whatsapp.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductInfo } from './product-info.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ShareButton } from './share-button.tsx';
import { SoldOutVariant } from './sold-out-variant.tsx';
import { useColorImage } from './use-color-image.ts';
import { useSelection } from './use-selection.ts';
import styles from './product-view.module.css';

type Props = {
  product: Product;
  /** Whether the product is of a link, while the response is awaited. */
  isLoading: boolean;
};

/**
 * PROD-2: images, name, price, the purchase form, description and tagline. On phones, name, price, colours and
 * sizes are in the first screen.
 */
export function ProductView({ product, isLoading }: Props) {
  const { t } = useTranslation();
  const { product_name: name, gender } = product;
  const { selection, select, isInUrl } = useSelection(product);
  const colorImage = useColorImage(product, selection.color);
  const { index } = colorImage;
  const path = paths.product(product, isInUrl ? selection : undefined);
  const { product_Id: id } = product;
  const storage = useStorage();
  useEffect(() => void addId(storage, 'viewed', id), [storage, id]);
  const [isNotifyOpen, setNotifyOpen] = useState(false);
  const notify = useRef<HTMLElement>(null);
  const sizes = useRef<HTMLDetailsElement>(null);

  function openNotify() {
    flushSync(() => setNotifyOpen(true));
    notify.current?.scrollIntoView();
    notify.current?.focus({ preventScroll: true });
  }

  function openSizes() {
    if (!sizes.current) return;
    sizes.current.open = true;
    sizes.current.scrollIntoView();
    sizes.current.querySelector('summary')?.focus({ preventScroll: true });
  }

  return (
    <article className={styles.article}>
      <ProductHead product={product} />
      <div className={styles.breadcrumb}>
        <ProductBreadcrumb name={name} gender={gender} />
      </div>
      <div className={styles.product}>
        <ProductGallery product={product} colorImage={colorImage} />
        <div className={styles.details}>
          <header className={styles.head}>
            <h1 lang={CONTENT_LANGUAGE} dir="auto">
              {name}
            </h1>
            <div className={styles.price}>
              <ProductPrice product={product} size="display" />
              {isOnPromo(product) && (
                <Badge tone="promo">
                  {t('productCard.discount', { percent: promoPercent(product) })}
                </Badge>
              )}
            </div>
          </header>
          <PurchaseForm
            product={product}
            selection={selection}
            select={select}
            image={index === undefined ? undefined : product.product_images[index]?.url}
            onNotify={openNotify}
            onSizeGuide={sizeChartOf(product) && openSizes}
          />
          <SoldOutVariant
            product={product}
            selection={selection}
            path={path}
            isOpen={isNotifyOpen}
            onOpen={openNotify}
            ref={notify}
          />
          <div className={styles.text}>
            <Tagline gender={gender} />
            <p className={styles.description} lang={CONTENT_LANGUAGE} dir="auto">
              {product.description}
            </p>
          </div>
          <p className={styles.delivery}>{t('product.delivery')}</p>
          <ProductInfo product={product} isLoading={isLoading} sizesRef={sizes} />
          <div className={styles.links}>
            <AskOnWhatsApp name={name} path={path} />
            <ShareButton name={name} path={path} />
          </div>
        </div>
      </div>
      <RelatedProducts product={product} />
      <div className={styles.viewed}>
        <ViewedProducts except={id} />
      </div>
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
