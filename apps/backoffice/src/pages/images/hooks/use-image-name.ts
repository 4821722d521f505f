import { GENDERS } from '@shop/contract/constants';
import { useTranslation } from 'react-i18next';
import type { NumberedImage } from '../api/use-images.ts';

/**
 * The name of an image: its type, its position and, for the first three rounded images, the part of the shop
 * that they link to on the home page (HOME-3).
 */
export function useImageName() {
  const { t } = useTranslation();
  return ({ image_type, number }: Pick<NumberedImage, 'image_type' | 'number'>): string => {
    const place = { type: t(`imageTypes.${image_type}`), number };
    const gender = image_type === 'rounded' ? GENDERS[number - 1] : undefined;
    return gender
      ? t('images.linkName', { ...place, link: t(`genders.${gender}`) })
      : t('images.itemName', place);
  };
}
