import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { colorName } from '@shop/i18n';
import { ColorDots, VisuallyHidden } from '@shop/ui';
import { useLanguage } from '@shop/app-kit';
import { useSizeName } from '../../lib/use-size-name.ts';
import { sizeRange, sizesInStock } from './sizes-in-stock.ts';
import styles from './tile-details.module.css';

/** The sizes of a product that are in stock, and its colours as dots. A sold-out product has neither. */
export function TileDetails({ product }: { product: Product }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sizeLabel = useSizeName();
  const { sizes, of } = sizesInStock(product);
  const names = sizes.map((size) => sizeLabel(size).name);
  const colors = product.colors
    .filter((color) => color.sizes.some(({ quantity }) => quantity > 0))
    .map(({ color_name }) => color_name);
  const isLast = names.length === 1 && of > 1;
  if (names.length === 0) return null;
  return (
    <div className={styles.details}>
      <span className={styles.sizes}>
        {isLast ? (
          t('shopPage.lastSize', { size: names[0] })
        ) : (
          <>
            <VisuallyHidden>{t('shopPage.tileSizes')} </VisuallyHidden>
            {sizeRange(names)?.join('–') ?? names.join('\u00A0· ')}
          </>
        )}
      </span>
      <ColorDots
        colors={colors}
        label={t('shopPage.tileColors', {
          colors: [...new Set(colors.map((color) => colorName(color, language)))].join(', '),
        })}
      />
    </div>
  );
}
