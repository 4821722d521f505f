import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { ChevronDownIcon } from '@shop/ui';
import type { Stats } from '@shop/contract/schemas';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHART_HEIGHT } from './chart-height.ts';
import { Panel } from './panel.tsx';
import { RevenueTable } from './revenue-table.tsx';

const RevenueChart = lazy(async () => ({
  default: (await import('./revenue-chart.tsx')).RevenueChart,
}));

/** The revenue of the last days, as a chart and as a table for those who cannot see the chart. */
export function RevenuePanel({ days }: { days: Stats['days'] }) {
  const { t } = useTranslation();
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
  const hasSales = days.some(({ orders }) => orders > 0);
  return (
    <Panel title={t('dashboard.lastDays', { count: days.length })}>
      {hasSales ? (
        <Box aria-hidden="true" sx={{ height: CHART_HEIGHT, mx: -2 }}>
          <Suspense>
            <RevenueChart days={days} />
          </Suspense>
        </Box>
      ) : (
        <Typography color="textSecondary">{t('dashboard.noSales')}</Typography>
      )}
      <Button
        aria-expanded={isTableShown}
        aria-controls={isTableShown ? tableId : undefined}
        endIcon={<ChevronDownIcon size={20} />}
        onClick={() => setTableShown(!isTableShown)}
        sx={{
          justifySelf: 'start',
          mx: -3,
          '& .MuiButton-endIcon': { rotate: isTableShown ? '180deg' : 'none' },
        }}
      >
        {t('dashboard.showFigures')}
      </Button>
      <Collapse in={isTableShown} unmountOnExit>
        <RevenueTable id={tableId} days={days} />
      </Collapse>
    </Panel>
  );
}
