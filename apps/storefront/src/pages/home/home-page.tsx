import { useTranslation } from '@shop/i18n/react';
import { GENDERS } from '@shop/contract/constants';
import { ButtonLink, PageColumn } from '@shop/ui';
import { useBrand } from '../../platform/brand.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { GenderSection } from './gender-section.tsx';
import { OfferHighlights } from './offer-highlights.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RoundedPromos } from './rounded-promos.tsx';
import styles from './home-page.module.css';

/** HOME-1…7: each section stands, fails and recovers on its own. */
export function HomePage() {
  const { t } = useTranslation();
  const brand = useBrand().name;
  return (
    <PageColumn sections>
      <PageHead description={t('home.description', { brand })} address={paths.home} />
      <header className={styles.opening}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <ButtonLink renderLink={(parts) => <OriginLink to={paths.shop()} {...parts} />}>
          {t('home.everything')}
        </ButtonLink>
      </header>
      <BannerCarousel />
      <OfferHighlights />
      <ProductTabs />
      <RoundedPromos />
      {GENDERS.map((gender) => (
        <GenderSection key={gender} gender={gender} />
      ))}
    </PageColumn>
  );
}
