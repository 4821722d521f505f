import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Period } from '../api/period.ts';

export type PeriodChoiceProps = { period: Period; onPeriod: (period: Period) => void };

/** Selects the period of the figures. */
export function PeriodChoice({ period, onPeriod }: PeriodChoiceProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('dashboard.period')}
      value={period}
      onChange={(_event, next: Period | null) => next && onPeriod(next)}
    >
      {PERIODS.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 3 }}>
          {t(`dashboard.periods.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
