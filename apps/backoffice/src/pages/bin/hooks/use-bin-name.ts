import type { BinEntry } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';

/** The name of an entry of the bin; of a site image, its type. */
export function useBinName(): (entry: BinEntry) => string {
  const { t } = useTranslation();
  return ({ name, image_type: type }) => {
    if (name !== '') return name;
    return type ? t(`imageTypes.${type}`) : t('bin.nameless');
  };
}
