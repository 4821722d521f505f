import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import type { DashboardFigures, Stats } from '@shop/contract/schemas';
import { ChevronDownIcon } from '@shop/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Placeholders } from '../../../components/placeholders.tsx';
import { SKELETON_COLOR } from '../../../components/skeleton-color.ts';
import { PERIOD_DAYS, PERIODS, type Period } from '../api/period.ts';
import { SAMPLE_FIGURES, sampleSales } from '../api/sample-sales.ts';
import { FIGURES, sumSales } from '../api/sum-sales.ts';
import { Panel } from './panel.tsx';
import { DashboardFigure, SalesFigure } from './sales-figure.tsx';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const SalesChart = lazy(async () => ({
  default: (await import('./sales-chart.tsx')).SalesChart,
}));

const SalesTable = lazy(async () => ({
  default: (await import('./sales-table.tsx')).SalesTable,
}));

const TOGGLE = { justifySelf: 'start', mx: -3 } as const;

export type SalesPanelProps = {
  /** Undefined while they load. */
  stats: Stats | undefined;
  /** Whether there are figures of the feature `dashboard`. */
  hasFigures: boolean;
  /** Undefined while they load. */
  figures: DashboardFigures | undefined;
  /** The chosen period; the figures of the previous one stay until its figures are loaded. */
  period: Period;
  onPeriod: (period: Period) => void;
};

/** What was ordered, confirmed, delivered, refused and paid in a period, as figures, as a chart and as a table. */
export function SalesPanel({ stats, hasFigures, figures, period, onPeriod }: SalesPanelProps) {
  const { t } = useTranslation();
  const { days, previous } = stats ?? sampleSales(period);
  const shown = PERIODS.find((each) => PERIOD_DAYS[each] === days.length) ?? period;
  const [hasHints, setHints] = useState(false);
  // Here, because the period of one day has no table: it is open again with the next period.
  const [hasTable, setTable] = useState(false);
  const id = useId();
  const hasOrders = days.some(({ ordered }) => ordered.orders > 0);
  const otherFigures = (of: DashboardFigures) =>
    (['expected', 'refused', 'cash'] as const).map((figure) => (
      <DashboardFigure key={figure} figure={figure} figures={of} hasHint={hasHints} />
    ));
  const content = (
    <>
      <Box
        component="dl"
        aria-busy={shown !== period}
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
          },
          gap: 4,
        }}
        id={id}
      >
        {FIGURES.map((figure) => (
          <SalesFigure
            key={figure}
            figure={figure}
            sales={sumSales(days, figure)}
            previous={previous[figure]}
            period={shown}
            hasHint={hasHints}
          />
        ))}
        {figures && otherFigures(figures)}
        {!figures && hasFigures && <Placeholders>{otherFigures(SAMPLE_FIGURES)}</Placeholders>}
      </Box>
      <Button
        aria-expanded={hasHints}
        aria-controls={id}
        endIcon={<ChevronDownIcon size={20} />}
        onClick={() => setHints(!hasHints)}
        sx={{ ...TOGGLE, '& .MuiButton-endIcon': { rotate: hasHints ? '180deg' : 'none' } }}
      >
        {t(hasHints ? 'dashboard.hideHints' : 'dashboard.showHints')}
      </Button>
      {days.length > 1 && hasOrders && (
        <Box sx={{ height: '16.5rem', mx: -2 }}>
          {stats ? (
            <Suspense>
              <SalesChart days={days} />
            </Suspense>
          ) : (
            <Box sx={{ height: '100%', bgcolor: SKELETON_COLOR }} />
          )}
        </Box>
      )}
      {!hasOrders && <Typography color="textSecondary">{t('dashboard.noSales')}</Typography>}
      {days.length > 1 && <DailyFigures days={days} isShown={hasTable} onShownChange={setTable} />}
    </>
  );
  return (
    <Panel
      title={t('dashboard.sales')}
      action={<PeriodChoice period={period} onPeriod={onPeriod} />}
    >
      {stats ? content : <Placeholders>{content}</Placeholders>}
    </Panel>
  );
}

type DailyFiguresProps = Pick<Stats, 'days'> & {
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
};

/** The figures of each day, for those who cannot see the chart or want the numbers. */
function DailyFigures({ days, isShown, onShownChange }: DailyFiguresProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        endIcon={<ChevronDownIcon size={20} />}
        onClick={() => onShownChange(!isShown)}
        sx={{ ...TOGGLE, '& .MuiButton-endIcon': { rotate: isShown ? '180deg' : 'none' } }}
      >
        {t(isShown ? 'dashboard.hideFigures' : 'dashboard.showFigures')}
      </Button>
      <Collapse in={isShown} unmountOnExit>
        <Suspense>
          <SalesTable id={id} days={days} />
        </Suspense>
      </Collapse>
    </>
  );
}

type PeriodChoiceProps = { period: Period; onPeriod: (period: Period) => void };

/** Selects the period of the figures. */
function PeriodChoice({ period, onPeriod }: PeriodChoiceProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('dashboard.period')}
      value={period}
      // `null` is a click on the pressed button: it chooses its period again while another one is being shown.
      onChange={(_event, next: Period | null) => onPeriod(next ?? period)}
    >
      {PERIODS.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 3 }}>
          {t(`dashboard.periods.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
