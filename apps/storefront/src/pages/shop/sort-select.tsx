import { useTranslation } from '@shop/i18n/react';
import { PRODUCT_SORTS } from '@shop/contract/constants';
import { CompactSelect, SortIcon } from '@shop/ui';
import type { ShopViewInUse } from './use-shop-view.ts';

/** The list's order. */
export function SortSelect({ shop: { view, order } }: { shop: ShopViewInUse }) {
  const { t } = useTranslation();
  return (
    <CompactSelect
      label={t('shopPage.sort')}
      icon={<SortIcon size={20} />}
      options={PRODUCT_SORTS.map((value) => ({ value, label: t(`shopPage.sorts.${value}`) }))}
      value={view.sort}
      onChoose={order}
    />
  );
}
