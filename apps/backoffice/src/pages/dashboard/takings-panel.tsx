import { lazy, Suspense } from 'react';
import { formatDate, formatMoney } from '@shop/i18n';
import type { Stats } from '@shop/contract/schemas';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { Panel } from './panel.tsx';
import styles from './takings-panel.module.css';

const TakingsChart = lazy(async () => ({
  default: (await import('./takings-chart.tsx')).TakingsChart,
}));

/** What each of the last days brought: drawn, and in figures for whoever cannot see the drawing. */
export function TakingsPanel({ days }: { days: Stats['days'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hasSales = days.some(({ orders }) => orders > 0);
  return (
    <Panel title={t('dashboard.lastDays', { count: days.length })}>
      {hasSales ? (
        <div className={styles.chart} aria-hidden="true">
          <Suspense>
            <TakingsChart days={days} />
          </Suspense>
        </div>
      ) : (
        <p className={styles.none}>{t('dashboard.noSales')}</p>
      )}
      <details>
        <summary className={styles.summary}>{t('dashboard.inFigures')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              <th scope="col">{t('dashboard.orders')}</th>
              <th scope="col">{t('dashboard.revenue')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, revenue }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, language)}</th>
                <td>{orders}</td>
                <td>{formatMoney(revenue, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
