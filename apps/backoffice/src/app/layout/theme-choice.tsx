import { useColorScheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const MODES = ['light', 'dark', 'system'] as const;

/** Selects the light or the dark theme, or the device's setting. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const label = useId();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography id={label} variant="body2" color="textSecondary">
        {t('theme.label')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={label}
        value={mode}
        onChange={(_event, next: (typeof MODES)[number] | null) => next && setMode(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {MODES.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`theme.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
