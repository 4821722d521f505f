import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { Price } from '@shop/ui';
import { useMoney } from '../../platform/use-language.ts';
import { isOnPromo } from './promo.ts';

type Props = { product: Product; size?: 'body' | 'display' };

/** PROD-3: what a product costs; on promotion the former price is struck through. */
export function ProductPrice({ product, size = 'body' }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!isOnPromo(product)) return <Price amount={money(product.price)} size={size} />;
  return (
    <Price
      amount={money(product.discounted_price)}
      former={{
        amount: money(product.price),
        labels: { former: t('tile.priceWas'), current: t('tile.priceNow') },
      }}
      size={size}
    />
  );
}
