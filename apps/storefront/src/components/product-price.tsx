import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { Price } from '@shop/ui';
import { useMoney } from '../lib/use-money.ts';
import { isOnPromo } from '../lib/promo.ts';

type Props = { product: Product; size?: 'body' | 'display' };

/** PROD-3: the price of a product; on promotion the former price is struck through. */
export function ProductPrice({ product, size = 'body' }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!isOnPromo(product)) return <Price amount={money(product.price)} size={size} />;
  return (
    <Price
      amount={money(product.discounted_price)}
      former={{
        amount: money(product.price),
        labels: { former: t('productCard.formerPrice'), current: t('productCard.currentPrice') },
      }}
      size={size}
    />
  );
}
