import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { useDeliveryText } from '../../features/delivery/use-delivery-text.ts';
import { sizeChartOf } from '../../features/sizes/size-chart.ts';
import { SizeTable } from '../../features/sizes/size-table.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { isProductSoldOut } from '../../features/catalogue/sold-out.ts';
import { ProductCare } from './product-care.tsx';
import styles from './product-info.module.css';

type Props = {
  product: Product;
  /** Whether the product is of a link, while the response is awaited. */
  isLoading: boolean;
  /** The section of the sizes in centimetres. */
  sizesRef: Ref<HTMLDetailsElement>;
};

/**
 * What a shopper asks before an order: delivery with its days while it can be ordered, sizes in centimetres, care and
 * exchange.
 */
export function ProductInfo({ product, isLoading, sizesRef }: Props) {
  const { t } = useTranslation();
  const deliveryText = useDeliveryText();
  const days = isProductSoldOut(product) ? '' : deliveryText;
  const chart = sizeChartOf(product);
  return (
    <div className={styles.info}>
      <Disclosure title={t('product.info.delivery')} note={days}>
        <p>{t('product.info.deliveryText')}</p>
        <p>{days !== '' && t('product.info.deliveryDays', { days })}</p>
      </Disclosure>
      {chart && (
        <Disclosure title={t('product.info.sizes')} ref={sizesRef}>
          <SizeTable chart={chart} />
          <p>{t('product.info.sizesText')}</p>
        </Disclosure>
      )}
      <Disclosure title={t('product.info.care')}>
        <ProductCare product={product} isLoading={isLoading} />
      </Disclosure>
      <Disclosure title={t('product.info.exchange')}>
        <p>{t('product.info.exchangeText')}</p>
      </Disclosure>
    </div>
  );
}
