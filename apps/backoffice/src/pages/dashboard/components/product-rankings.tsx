import type { Stats } from '@shop/contract/schemas';
import { colorName, formatMoney, sizeName } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { productPath } from '../../../lib/paths.ts';
import { Ranking } from './ranking.tsx';

/** The best sellers of the last days, with links to the products. */
export function BestSellers({ sellers }: { sellers: Stats['best_sellers'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Ranking
      title={t('dashboard.bestSellers')}
      empty={t('dashboard.noRecentSales')}
      rows={sellers.map(({ product, product_name, quantity, revenue }) => ({
        key: product,
        to: productPath(product),
        name: product_name,
        figure: t('dashboard.sold', { count: quantity }),
        note: formatMoney(revenue, language),
      }))}
    />
  );
}

/** The variants with low or no stock, with links to the products. */
export function LowStock({ variants }: { variants: Stats['low_stock'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Ranking
      title={t('dashboard.lowStock')}
      empty={t('dashboard.allStocked')}
      rows={variants.map(({ product, product_name, color, size, quantity }) => ({
        key: `${product} ${color} ${size}`,
        to: productPath(product),
        name: product_name,
        figure:
          quantity > 0 ? t('dashboard.remaining', { count: quantity }) : t('dashboard.soldOut'),
        note: `${colorName(color, language)} · ${sizeName(size, language)}`,
        tone: quantity > 0 ? 'warning' : 'error',
      }))}
    />
  );
}
