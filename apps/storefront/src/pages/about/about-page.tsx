import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Image } from '@shop/contract/schemas';
import { formatPhone, telUrl } from '@shop/i18n';
import { ButtonLink, CashIcon, ExchangeIcon, ProductImage, Skeleton, TruckIcon } from '@shop/ui';
import { BELOW_DESKTOP_MEDIA, PHONE_MEDIA } from '@shop/ui/media';
import { PopularProducts } from '../../features/catalogue/popular-products.tsx';
import { bannersQuery } from '../../features/catalogue/site-image-queries.ts';
import { useDeliveryText } from '../../features/delivery/use-delivery-text.ts';
import { SIZE_GUIDE } from '../../features/sizes/size-chart.ts';
import { SizeTable } from '../../features/sizes/size-table.tsx';
import { useApi } from '../../lib/api.ts';
import { useBrand } from '../../lib/brand.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { imageSource } from '../../lib/image-source.ts';
import { OriginLink } from '../../components/origin-link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths, type AboutSection } from '../../lib/paths.ts';
import styles from './about-page.module.css';

/** The rendered width of the image, for its `sizes` attribute. */
const IMAGE_SIZES = `${PHONE_MEDIA} calc(100vw - 32px), ${BELOW_DESKTOP_MEDIA} 38vw, 464px`;

/** ABT-1: who we are, delivery, payment on delivery, exchanges; then sizes, conditions and the way to order. */
export function AboutPage() {
  const { t } = useTranslation();
  const brand = useBrand().name;
  const days = useDeliveryText();
  // The images of the home page's banners, which the owner changes in the back office.
  const { data: banners, isPending } = useQuery(bannersQuery(useApi()));
  useHashTarget();
  return (
    <article className={styles.page}>
      <PageHead
        title={t('About')}
        description={t('about.description', { brand })}
        canonicalPath={paths.about}
      />
      <header className={styles.intro}>
        <div className={styles.introText}>
          <h1>{t('About')}</h1>
          <p className={styles.lead}>{t('about.lead')}</p>
          <ButtonLink renderLink={(props) => <OriginLink to={paths.shop()} {...props} />}>
            {t('home.everything')}
          </ButtonLink>
        </div>
        <AboutImage image={banners?.[0]?.image} isLoading={isPending} priority />
      </header>
      <section className={styles.story}>
        <AboutImage image={banners?.[1]?.image} isLoading={isPending} />
        <div className={styles.storyText}>
          <h2>{t('about.whoTitle')}</h2>
          <p>{t('about.who', { brand })}</p>
          <p>{t('about.who2')}</p>
        </div>
      </section>
      <div className={styles.details}>
        <Detail id="delivery" icon={<TruckIcon />} title={t('about.deliveryTitle')}>
          <p>{t('about.delivery')}</p>
          <p>{days !== '' && t('product.info.deliveryDays', { days })}</p>
        </Detail>
        <Detail icon={<CashIcon />} title={t('about.paymentTitle')}>
          <p>{t('about.payment')}</p>
        </Detail>
        <Detail id="exchange" icon={<ExchangeIcon />} title={t('about.exchangeTitle')}>
          <p>{t('about.exchange')}</p>
          <p>
            <Link to={paths.contact}>{t('about.toContact')}</Link>
          </p>
        </Detail>
      </div>
      <Target id="sizes" className={styles.split}>
        <div className={styles.splitTitle}>
          <h2>{t('about.sizesTitle')}</h2>
          <p>{t('product.info.sizesText')}</p>
        </div>
        <div className={styles.charts}>
          {SIZE_GUIDE.map(({ name, chart }, index) => (
            <Disclosure key={name} title={t(`about.sizes.${name}`)} isOpen={index === 0}>
              <SizeTable chart={chart} />
            </Disclosure>
          ))}
        </div>
      </Target>
      <Target id="conditions" className={styles.split}>
        <div className={styles.splitTitle}>
          <h2>{t('about.conditionsTitle')}</h2>
          <Identity />
        </div>
        <ul className={styles.conditions}>
          {(['price', 'order', 'payment', 'exchange', 'privacy'] as const).map((name) => (
            <li key={name}>{t(`about.conditions.${name}`)}</li>
          ))}
        </ul>
      </Target>
      <PopularProducts />
    </article>
  );
}

/** The brand, its hours and its phone number. */
function Identity() {
  const { t } = useTranslation();
  const { name, phone } = useBrand();
  return (
    <address className={styles.identity}>
      <span>{t('about.identity', { brand: name })}</span>
      <span>{t('contact.hours')}</span>
      {phone && <a href={telUrl(phone)}>{formatPhone(phone)}</a>}
    </address>
  );
}

type DetailProps = { id?: AboutSection; icon: ReactNode; title: string; children: ReactNode };

function Detail({ id, icon, title, children }: DetailProps) {
  return (
    <Target id={id} className={styles.detail}>
      <span className={styles.icon}>{icon}</span>
      <h2>{title}</h2>
      {children}
    </Target>
  );
}

type TargetProps = {
  id: AboutSection | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** A section that is the target of a link of the footer. */
function Target({ id, className, children }: TargetProps) {
  return (
    <section id={id} tabIndex={id && -1} className={`${className} ${styles.target}`}>
      {children}
    </section>
  );
}

type AboutImageProps = {
  image: Image | undefined;
  isLoading: boolean;
  /** Loads the image with high priority. */
  priority?: boolean;
};

/**
 * An image of the brand's world, without a text alternative. Its box is reserved while it loads. Without an image,
 * nothing is rendered.
 */
function AboutImage({ image, isLoading, priority = false }: AboutImageProps) {
  const api = useApi();
  if (!image) return isLoading && <Skeleton shape="product" />;
  return (
    <ProductImage {...imageSource(api, image)} alt="" sizes={IMAGE_SIZES} priority={priority} />
  );
}

/**
 * Scrolls to the section that the URL's hash names, and moves the focus to it. A browser does so only when it
 * loads a page, not for the links of the footer.
 */
function useHashTarget(): void {
  // Each navigation has a location of its own, also one to the same section.
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [location]);
}
