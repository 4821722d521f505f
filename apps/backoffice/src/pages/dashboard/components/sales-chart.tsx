import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Stats } from '@shop/contract/schemas';
import { formatDate, formatDayAndMonth, formatMoney, formatNumber } from '@shop/i18n';
import { useState, type ChangeEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { amountTicks } from './amount-ticks.ts';

/** With more days than that, one day a week has a label. */
const WEEK = 7;

/**
 * A bar chart of the ordered amounts by day, and the date, amount and number of orders of one day: the one under the
 * mouse, or the one that was tapped or chosen with the arrow keys. It is the latest day at first.
 */
export function SalesChart({ days }: { days: Stats['days'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const ticks = amountTicks(Math.max(...days.map(({ ordered }) => Number(ordered.amount))));
  const top = ticks.at(-1) ?? 1;
  const interval = days.length > WEEK ? WEEK : 1;
  const last = days.length - 1;
  const found = days.findIndex(({ day }) => day === chosen);
  const index = found < 0 ? last : found;

  function choose(next: number) {
    setChosen(days[Math.min(Math.max(next, 0), last)]?.day);
  }

  function textOf(at: number): string {
    const figures = days[at];
    if (!figures) return '';
    const { day, ordered } = figures;
    return [
      formatDate(day, language),
      formatMoney(ordered.amount, language),
      t('orders.count', { count: ordered.orders }),
    ].join(' · ');
  }

  function choosePointed({ clientX, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / width) * days.length));
  }

  return (
    <Box sx={CHART}>
      <Box aria-hidden="true" sx={{ gridColumn: '1 / -1', mb: 3 }}>
        <Typography variant="caption">{t('dashboard.amountAxis')}</Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.primary', fontWeight: 'var(--weight-semibold)' }}
        >
          {textOf(index)}
        </Typography>
      </Box>
      <Stack aria-hidden="true" sx={AMOUNTS}>
        {ticks.toReversed().map((tick) => (
          <Typography key={tick} variant="caption" sx={AMOUNT}>
            {formatNumber(String(tick), language)}
          </Typography>
        ))}
      </Stack>
      <Box sx={PLOT} onMouseMove={choosePointed} onClick={choosePointed}>
        <Stack
          aria-hidden="true"
          direction="row-reverse"
          sx={BARS}
          style={{ backgroundSize: `100% ${100 / (ticks.length - 1)}%` }}
        >
          {Array.from(days.toReversed().entries(), ([age, { day, ordered }]) => (
            <Box key={day} data-chosen={age === last - index} sx={DAY}>
              <Box sx={BAR} style={{ height: `${(Number(ordered.amount) / top) * 100}%` }} />
              {age % interval === 0 && (
                <Typography
                  variant="caption"
                  noWrap
                  sx={labelStyle(interval === 1 && age % 2 === 1)}
                >
                  {formatDayAndMonth(day, language)}
                </Typography>
              )}
            </Box>
          ))}
        </Stack>
        <Box
          component="input"
          type="range"
          aria-label={t('dashboard.day')}
          aria-valuetext={textOf(index)}
          max={last}
          value={index}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose(target.valueAsNumber)}
          sx={DAY_INPUT}
        />
      </Box>
    </Box>
  );
}

const CHART = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  columnGap: 2,
  height: '100%',
  pl: 2,
  // The labels of the days are below the bars, and wider than they are.
  pr: 5,
  pb: 7,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums lining-nums',
};

const AMOUNTS = { justifyContent: 'space-between', textAlign: 'end' };

/** Centred on its line of the grid. */
const AMOUNT = { lineHeight: 0 };

const BARS = {
  height: '100%',
  borderBottom: 1,
  borderColor: 'var(--color-control)',
  backgroundImage: 'linear-gradient(var(--color-border) 1px, transparent 1px)',
};

const DAY = {
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'end',
  justifyContent: 'center',
  minWidth: 0,
};

/** The chosen day has a tint, and the focus ring of the invisible input. */
const PLOT = {
  position: 'relative',
  '& [data-chosen="true"]': {
    bgcolor: 'var(--color-primary-tint)',
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '&:has(input:focus-visible) [data-chosen="true"]': {
    outline: 'var(--focus-ring-width) solid var(--color-primary)',
  },
};

/** For the keyboard and screen readers; a mouse or a finger points at the bars themselves. */
const DAY_INPUT = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  pointerEvents: 'none',
};

const BAR = {
  width: '70%',
  maxWidth: 48,
  bgcolor: 'primary.main',
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
};

/** Under its bar, also where it is wider. Seven have no room on a phone: it shows every second one. */
function labelStyle(isSecond: boolean) {
  return {
    position: 'absolute',
    top: '100%',
    mt: 1,
    overflow: 'visible',
    ...(isSecond && { display: { xs: 'none', sm: 'block' } }),
  };
}
