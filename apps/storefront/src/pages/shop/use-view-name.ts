import { useTranslation } from 'react-i18next';
import type { ShopView } from './shop-view.ts';

/** Returns the name of a view: "Femmes · Nouveautés", or "Results for “dress”" (NAV-8). */
export function useViewName({
  scope: { gender, season },
  filters: { search },
}: Pick<ShopView, 'scope' | 'filters'>): string {
  const { t } = useTranslation();
  if (!gender && search !== '') return t('shopPage.searchTitle', { search });
  if (!gender) return t('shop');
  return [t(`genders.${gender}`), season && t(`seasons.${season}`)].filter(Boolean).join(' · ');
}
