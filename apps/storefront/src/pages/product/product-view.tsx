import { useTranslation } from 'react-i18next';
import type { Gender } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { Breadcrumb, Carousel, ProductPicture } from '@shop/ui';
import { ProductPrice } from '../../features/catalogue/product-price.tsx';
import { useApi } from '../../platform/api.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { ProductHead } from './product-head.tsx';
import { PurchaseForm } from './purchase-form.tsx';
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
        <ProductPictures product={product} />
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
        </div>
      </div>
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
    />
  );
}

function ProductPictures({ product }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { product_name: name, product_images: pictures } = product;
  if (pictures.length === 0) return <ProductPicture src="" alt={t('product.noPicture')} />;
  return (
    <div className={styles.pictures}>
      <Carousel
        label={t('product.pictures', { name })}
        perView={1}
        slides={pictures.map((picture, index) => ({
          id: picture.path,
          content: (
            <ProductPicture
              {...pictureSource(api, picture)}
              alt={t('product.picture', { name, position: index + 1 })}
              sizes={pictureSizes.product}
              priority={index === 0}
            />
          ),
        }))}
        texts={{ previous: t('carousel.previous'), next: t('carousel.next') }}
      />
    </div>
  );
}
