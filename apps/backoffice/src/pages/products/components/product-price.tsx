import type { Product } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { Price } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';

/** The price; with a discount also the full one, struck through (PROD-3). */
export function ProductPrice({ product }: { product: Product }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const full = formatMoney(product.price, language);
  if (Number(product.promo_percentage) === 0) return <Price amount={full} />;
  return (
    <Price
      amount={formatMoney(product.discounted_price, language)}
      former={{
        amount: full,
        labels: { former: t('products.formerPrice'), current: t('products.currentPrice') },
      }}
    />
  );
}
