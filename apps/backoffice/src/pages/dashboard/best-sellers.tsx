import type { Stats } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { productPath } from '../../platform/paths.ts';
import { Ranking } from './ranking.tsx';

/** What sold most over the last days; each leads to its product. */
export function BestSellers({ sellers }: { sellers: Stats['best_sellers'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Ranking
      title={t('dashboard.bestSellers')}
      empty={t('dashboard.nothingSold')}
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
