import { useTranslation } from 'react-i18next';
import { GENDERS } from '@shop/contract/constants';
import { ButtonLink, PageColumn } from '@shop/ui';
import { useBrand } from '../../lib/brand.ts';
import { OriginLink } from '../../lib/origin-link.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { GenderSection } from './gender-section.tsx';
import { OfferHighlights } from './offer-highlights.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RoundedPromos } from './rounded-promos.tsx';
import styles from './home-page.module.css';

/** HOME-1…7: each section loads, fails and retries on its own. */
export function HomePage() {
  const { t } = useTranslation();
  const brand = useBrand().name;
  return (
    <PageColumn sections>
      <PageHead description={t('home.description', { brand })} canonicalPath={paths.home} />
      <header className={styles.intro}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <ButtonLink renderLink={(props) => <OriginLink to={paths.shop()} {...props} />}>
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
