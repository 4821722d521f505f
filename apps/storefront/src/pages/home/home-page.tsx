import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GENDERS } from '@shop/contract/constants';
import { PageColumn } from '@shop/ui';
import { useBrand } from '../../lib/brand.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { GenderSection } from './gender-section.tsx';
import { Hero } from './hero.tsx';
import { OfferHighlights } from './offer-highlights.tsx';
import { ProductTabs, type TabId } from './product-tabs.tsx';
import { RoundedPromos } from './rounded-promos.tsx';

/** HOME-1…7: each section loads, fails and retries on its own. */
export function HomePage() {
  const { t } = useTranslation();
  const brand = useBrand().name;
  const [tab, selectTab] = useState<TabId>('popular');
  return (
    <PageColumn sections>
      <PageHead description={t('home.description', { brand })} canonicalPath={paths.home} />
      <Hero />
      <OfferHighlights />
      <ProductTabs selected={tab} onSelect={selectTab} />
      <RoundedPromos />
      {GENDERS.map((gender) => (
        <GenderSection key={`${gender} ${tab}`} gender={gender} tab={tab} />
      ))}
    </PageColumn>
  );
}
