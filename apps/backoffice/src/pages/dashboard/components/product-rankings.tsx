import { useLanguage } from '@shop/app-kit';
import type { Stats } from '@shop/contract/schemas';
import { colorName, formatMoney, sizeName } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { productPath } from '../../../lib/paths.ts';
import type { StockRow } from '../api/product-stock.ts';
import { Ranking } from './ranking.tsx';

/** The best sellers of the period, with links to the products. */
export function BestSellers({ sellers }: { sellers: Stats['best_sellers'] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Ranking
      title={t('dashboard.bestSellers')}
      empty={t('dashboard.noRecentSales')}
      rows={sellers?.map(({ product, product_name, quantity, revenue }) => ({
        key: product,
        to: productPath(product),
        name: product_name,
        figure: t('dashboard.sold', { count: quantity }),
        note: t('dashboard.revenueOf', { amount: formatMoney(revenue, language) }),
      }))}
    />
  );
}

/** The products with variants that are sold out; those that sell most are first. */
export function SoldOut({ products }: { products: readonly StockRow[] | undefined }) {
  const { t } = useTranslation();
  const note = useStockNote();
  return (
    <Ranking
      title={t('dashboard.soldOutSizes')}
      empty={t('dashboard.nothingSoldOut')}
      rows={products?.map((row) => ({
        key: row.product,
        to: productPath(row.product),
        name: row.product_name,
        figure: t('dashboard.sizes', { count: row.variants.length }),
        note: note(row, (size) => size),
        tone: 'error',
      }))}
    />
  );
}

/** The products with variants that run out; those that sell most are first. */
export function LowStock({ products }: { products: readonly StockRow[] | undefined }) {
  const { t } = useTranslation();
  const note = useStockNote();
  return (
    <Ranking
      title={t('dashboard.lowStock')}
      empty={t('dashboard.allStocked')}
      rows={products?.map((row) => ({
        key: row.product,
        to: productPath(row.product),
        name: row.product_name,
        figure: t('dashboard.sizes', { count: row.variants.length }),
        note: note(row, (size, quantity) => t('dashboard.sizeLeft', { size, quantity })),
        tone: 'warning',
      }))}
    />
  );
}

/** Writes the variants of a product by colour, and how many pieces it sold. */
function useStockNote() {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ sold, variants }: StockRow, write: (size: string, quantity: number) => string) => {
    const colors = [...new Set(variants.map(({ color }) => color))];
    const texts = colors.map((color) =>
      t('dashboard.colorSizes', {
        color: colorName(color, language),
        sizes: variants
          .filter((variant) => variant.color === color)
          .map(({ size, quantity }) => write(sizeName(size, language), quantity))
          .join(', '),
      }),
    );
    // No line begins with a dot.
    return [...texts, ...(sold ? [t('dashboard.sold', { count: sold })] : [])].join('\u00A0· ');
  };
}
