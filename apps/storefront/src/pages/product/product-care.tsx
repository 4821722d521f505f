import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import styles from './product-care.module.css';

/**
 * The product's own texts of material and care (feature `product-care`). The general text of the shop replaces one
 * that the product does not have, and both where the API server has none.
 */
export function ProductCare({ product }: { product: Product }) {
  const { t } = useTranslation();
  const material = product.material?.trim() ?? '';
  const care = product.care?.trim() ?? '';
  if (material === '' && care === '') {
    return (
      <p>
        {t('product.info.materialText')} {t('product.info.careText')}
      </p>
    );
  }
  return (
    <dl className={styles.care}>
      <dt>{t('product.info.material')}</dt>
      <OwnText text={material} general={t('product.info.materialText')} />
      <dt>{t('product.info.washing')}</dt>
      <OwnText text={care} general={t('product.info.careText')} />
    </dl>
  );
}

function OwnText({ text, general }: { text: string; general: string }) {
  if (text === '') return <dd>{general}</dd>;
  return (
    <dd lang={CONTENT_LANGUAGE} dir="auto">
      {text}
    </dd>
  );
}
