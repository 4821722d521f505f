import type { ProductColor } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { ColorDot } from '../../features/stock/color-dot.tsx';
import styles from './stock-table.module.css';

/** What is left of a product, at a glance: a row a colour, in it every size and its quantity. */
export function StockTable({ colors }: { colors: readonly ProductColor[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (colors.length === 0) return <p className={styles.none}>{t('products.noStock')}</p>;
  return (
    <ul className={styles.stock} aria-label={t('products.stock')}>
      {colors.map(({ color_name, sizes }) => (
        <li key={color_name} className={styles.color}>
          <span className={styles.name}>
            <ColorDot value={color_name} />
            {colorName(color_name, language)}
          </span>
          <ul className={styles.sizes}>
            {sizes.map(({ size, quantity }) => (
              <li key={size} className={styles.size} data-sold-out={quantity === 0}>
                <span>{sizeName(size, language)}</span> <strong>{quantity}</strong>
                {quantity === 0 && <VisuallyHidden> ({t('products.soldOut')})</VisuallyHidden>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
