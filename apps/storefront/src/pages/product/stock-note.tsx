import { useTranslation } from '@shop/i18n/react';
import styles from './purchase-form.module.css';

const FEW = 3;

/** What is left of the chosen variant, read out as it changes; the last few are said to be so. */
export function StockNote({ stock }: { stock: number | undefined }) {
  const { t } = useTranslation();
  return (
    <output className={styles.stock} data-level={stock === undefined ? undefined : levelOf(stock)}>
      {stock === 0 && t('product.outOfStock')}
      {stock !== undefined && stock > 0 && stock <= FEW && t('product.lastOnes', { count: stock })}
      {stock !== undefined && stock > FEW && t('product.inStock')}
    </output>
  );
}

function levelOf(stock: number): 'none' | 'few' | 'some' {
  if (stock === 0) return 'none';
  return stock <= FEW ? 'few' : 'some';
}
