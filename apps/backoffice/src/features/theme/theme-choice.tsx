import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { THEME_MODES, useThemeMode, type ThemeMode } from './use-theme-mode.ts';

/** Selects the light or the dark theme, or the device's setting. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { mode, setMode } = useThemeMode();
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
        onChange={(_event, next: ThemeMode | null) => next && setMode(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {THEME_MODES.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`theme.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
