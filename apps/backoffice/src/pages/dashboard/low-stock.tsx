import type { Stats } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { productPath } from '../../platform/paths.ts';
import { Ranking } from './ranking.tsx';

/** The sizes about to run out, and those that have; each leads to its product. */
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
        figure: quantity > 0 ? t('dashboard.left', { count: quantity }) : t('dashboard.soldOut'),
        note: `${colorName(color, language)} · ${sizeName(size, language)}`,
        isUrgent: quantity === 0,
      }))}
    />
  );
}
