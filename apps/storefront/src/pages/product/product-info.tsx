import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { useDeliveryText } from '../../features/delivery/use-delivery-text.ts';
import { sizeChartOf } from '../../features/sizes/size-chart.ts';
import { SizeTable } from '../../features/sizes/size-table.tsx';
import { Disclosure } from '../../lib/disclosure.tsx';
import styles from './product-info.module.css';

/** What a shopper asks before an order: delivery with its days, sizes in centimetres, care and exchange. */
export function ProductInfo({ product }: { product: Product }) {
  const { t } = useTranslation();
  const days = useDeliveryText();
  const chart = sizeChartOf(product);
  return (
    <div className={styles.info}>
      <Disclosure title={t('product.info.delivery')} note={days}>
        <p>{t('product.info.deliveryText')}</p>
        <p>{days !== '' && t('product.info.deliveryDays', { days })}</p>
      </Disclosure>
      {chart && (
        <Disclosure title={t('product.info.sizes')}>
          <SizeTable chart={chart} />
          <p>{t('product.info.sizesText')}</p>
        </Disclosure>
      )}
      <Disclosure title={t('product.info.care')}>
        <p>{t('product.info.careText')}</p>
      </Disclosure>
      <Disclosure title={t('product.info.exchange')}>
        <p>{t('product.info.exchangeText')}</p>
      </Disclosure>
    </div>
  );
}
