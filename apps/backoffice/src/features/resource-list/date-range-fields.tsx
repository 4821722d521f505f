import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastDays } from '@shop/contract/day-range';
import { filterChipStyle } from './filter-chip-style.ts';
import { TextField } from '../../components/text-field.tsx';
import { DAY_RANGES } from '../../lib/day-ranges.ts';

export type DateRange = { from: string; to: string };

export type DateRangeFieldsProps = {
  label: string;
  /** Calendar days (2026-11-21); an empty text is an open end. */
  value: DateRange;
  onChange: (range: DateRange) => void;
};

/** The first and the last day of a range, and usual ranges up to today. */
export function DateRangeFields({ label, value, onChange }: DateRangeFieldsProps) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const { to: today } = lastDays(now, 1);
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 3, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="h4" component="legend" sx={{ p: 0, mb: 3 }}>
        {label}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {DAY_RANGES.map(([name, count]) => {
          const range = lastDays(now, count);
          const isSet = value.from === range.from && value.to === range.to;
          return (
            <Chip
              key={name}
              size="medium"
              label={t(`dateRange.${name}`)}
              variant="outlined"
              aria-pressed={isSet}
              onClick={() => onChange(isSet ? { from: '', to: '' } : range)}
              sx={{ ...filterChipStyle(isSet), minHeight: 'var(--target)' }}
            />
          );
        })}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          gap: 3,
        }}
      >
        <TextField
          label={t('dateRange.from')}
          type="date"
          value={value.from}
          htmlInput={{ max: value.to || today }}
          onChange={({ target }) => onChange({ ...value, from: target.value })}
        />
        <TextField
          label={t('dateRange.to')}
          type="date"
          value={value.to}
          htmlInput={{ min: value.from, max: today }}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      </Box>
    </Box>
  );
}
