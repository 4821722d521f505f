import { isGender, isSeason } from '@shop/contract/constants';
import { useTranslation } from 'react-i18next';

/** Returns the texts of genders and seasons. One that only another API server has is shown as it is (API-4). */
export function useCategoryTexts() {
  const { t } = useTranslation();
  return {
    gender: (value: string): string => (isGender(value) ? t(`genders.${value}`) : value),
    season: (value: string): string => (isSeason(value) ? t(`seasons.${value}`) : value),
  };
}
