import { useColorScheme } from '@mui/material/styles';

/** The light or the dark theme, or the device's setting. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;

export type ThemeMode = (typeof THEME_MODES)[number];

/** The selected theme of this device, and a function that selects another. */
export function useThemeMode(): { mode: ThemeMode; setMode: (mode: ThemeMode) => void } {
  const { mode = 'system', setMode } = useColorScheme();
  return { mode, setMode };
}
