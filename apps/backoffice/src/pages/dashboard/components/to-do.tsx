import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { formatNumber } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionsPath, returnsPath, soldOutPath, unconfirmedPath } from '../../../lib/paths.ts';
import type { StockReport } from '../api/product-stock.ts';
import type { useNewOrderCount } from '../api/use-new-order-count.ts';
import type { useStats } from '../api/use-stats.ts';
import { StatTile, type StatTileProps } from './stat-tile.tsx';
import List, { type ListProps } from '@mui/material/List';

export type ToDoProps = {
  newOrders: ReturnType<typeof useNewOrderCount>;
  stats: ReturnType<typeof useStats>;
  stock: StockReport | undefined;
  /** Whether the products could not be loaded. */
  hasFailed: boolean;
};

/** What the owner does first; each number is a link to the list that it counts. */
export function ToDo({ newOrders, stats, stock, hasFailed }: ToDoProps) {
  const { t } = useTranslation();
  const id = useId();
  const language = useLanguage();
  const toDo = stats?.data?.to_do;
  const tile = (name: string, to: string, count: number | undefined): StatTileProps => ({
    name,
    to,
    figure: count === undefined ? undefined : formatNumber(String(count), language),
    isUrgent: count !== undefined && count > 0,
  });
  const tiles = [
    ...(newOrders.isEnabled && (newOrders.data !== undefined || !newOrders.error)
      ? [tile(t('dashboard.toConfirm'), unconfirmedPath, newOrders.data)]
      : []),
    ...(stats && (toDo || !stats.error)
      ? [
          tile(t('dashboard.returns'), returnsPath, toDo?.returns),
          tile(t('dashboard.questions'), questionsPath, toDo?.questions),
        ]
      : []),
    ...(stock || !(hasFailed || stats?.error)
      ? [
          {
            ...tile(t('dashboard.soldOutProducts'), soldOutPath, stock?.soldOutProducts),
            ...(stock && {
              note: t('dashboard.soldOutVariants', { count: stock.soldOutVariants }),
            }),
          },
        ]
      : []),
  ];
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('dashboard.toDo')}
      </Typography>
      <StatTiles>
        {tiles.map((each) => (
          <StatTile key={each.to} {...each} />
        ))}
      </StatTiles>
    </section>
  );
}

/** A row of tiles; on a phone one below the other, since two columns would wrap the amounts. */
function StatTiles(props: Pick<ListProps, 'children' | 'component'>) {
  return (
    <List
      disablePadding
      {...props}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { xs: 2, sm: 4 },
      }}
    />
  );
}
