import { useTranslation } from 'react-i18next';
import type { ShopScope } from '../../lib/paths.ts';

/** Returns the name of a scope: "Femmes · Nouveautés". */
export function useViewName({ gender, season }: ShopScope): string {
  const { t } = useTranslation();
  if (!gender) return t('shopPage.title');
  return [t(`genders.${gender}`), season && t(`seasons.${season}`)].filter(Boolean).join(' · ');
}
