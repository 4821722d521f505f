import { useTranslation } from 'react-i18next';
import styles from './purchase-form.module.css';

const FEW = 3;

/** What is left of the chosen variant; the last few are said to be so. */
export function StockNote({ stock }: { stock: number | undefined }) {
  const { t } = useTranslation();
  if (stock === undefined) return null;
  return (
    <p className={styles.stock} data-level={stock === 0 ? 'none' : 'some'}>
      {stock === 0 && t('product.outOfStock')}
      {stock > 0 && stock <= FEW && t('product.lastOnes', { count: stock })}
      {stock > FEW && t('product.inStock', { count: stock })}
    </p>
  );
}
