import { useTranslation } from '@shop/i18n/react';
import type { ShopScope } from '../../platform/paths.ts';

/** What the list is of: "Femmes · Nouveautés". */
export function useViewName({ gender, season }: ShopScope): string {
  const { t } = useTranslation();
  if (!gender) return t('shopPage.title');
  return [t(`genders.${gender}`), season && t(`seasons.${season}`)].filter(Boolean).join(' · ');
}
