import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { Skeleton } from '@shop/ui';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { LoadingNote } from '../../components/loading-note.tsx';
import styles from './product-care.module.css';

type Props = {
  product: Product;
  /** Whether the product is of a link, while the response is awaited. */
  isLoading: boolean;
};

/**
 * The product's own texts of material and care (feature `product-care`). The general text of the shop replaces one
 * that the product does not have, and both where the API server has none. The products of a rendered list have no
 * texts: before the response it is not known whether there are own ones.
 */
export function ProductCare({ product, isLoading }: Props) {
  const { t } = useTranslation();
  if (isLoading && product.material === undefined) return <CareSkeleton />;
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

/** As high as two short texts with their titles. */
function CareSkeleton() {
  return (
    <div className={styles.care}>
      <LoadingNote />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="text" />
      ))}
    </div>
  );
}
