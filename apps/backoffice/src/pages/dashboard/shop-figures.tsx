import { formatMoney } from '@shop/i18n';
import type { Stats } from '@shop/contract/schemas';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { unansweredPath, unconfirmedPath } from '../../platform/paths.ts';
import { shopDay } from '../../platform/shop-days.ts';
import { BestSellers } from './best-sellers.tsx';
import { FigureTile } from './figure-tile.tsx';
import { LowStock } from './low-stock.tsx';
import styles from './shop-figures.module.css';
import { sumDays } from './sum-days.ts';
import { TakingsPanel } from './takings-panel.tsx';

/** How the shop stands: what waits for the owner, what came in, what sells and what runs out. */
export function ShopFigures({ stats }: { stats: Stats }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const counts = new Intl.NumberFormat(language);
  const today = shopDay(Date.parse(stats.made_at));
  const takings = {
    today: sumDays(stats.days, today),
    month: sumDays(stats.days, today.slice(0, 7)),
  };

  return (
    <div className={styles.figures}>
      <ul className={styles.tiles}>
        <FigureTile
          name={t('dashboard.toConfirm')}
          figure={counts.format(stats.to_confirm)}
          to={unconfirmedPath}
          isUrgent={stats.to_confirm > 0}
        />
        <FigureTile
          name={t('dashboard.unanswered')}
          figure={counts.format(stats.unanswered)}
          to={unansweredPath}
          isUrgent={stats.unanswered > 0}
        />
        {(['today', 'month'] as const).map((span) => (
          <FigureTile
            key={span}
            name={t(`dashboard.${span}`)}
            figure={formatMoney(takings[span].revenue, language)}
            note={t('orders.count', { count: takings[span].orders })}
          />
        ))}
      </ul>
      <TakingsPanel days={stats.days} />
      <div className={styles.lists}>
        <BestSellers sellers={stats.best_sellers} />
        <LowStock variants={stats.low_stock} />
      </div>
    </div>
  );
}
