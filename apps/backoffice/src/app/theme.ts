import { createTheme, type PaletteOptions } from '@mui/material/styles';
import {
  breakpoints,
  colors,
  durations,
  radii,
  spaceUnit,
  type Theme as ColorScheme,
} from '@shop/ui/tokens';
import { heading } from './heading-style.ts';
import { themeComponents } from './theme-components.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Whether dialogs and messages are animated: by the system's setting, or never. */
export type ReducedMotion = 'system' | 'always';

function paletteOf(scheme: ColorScheme): PaletteOptions {
  const token = colors[scheme];
  const ramp = (main: string, contrastText: string, dark = main) => ({
    main,
    light: main,
    dark,
    contrastText,
  });
  return {
    primary: ramp(token.primary, token.onPrimary, token.primaryHover),
    secondary: ramp(token.sale, token.onSale),
    error: ramp(token.danger, token.background),
    success: ramp(token.success, token.background),
    warning: ramp(token.accent, token.onAccent),
    info: ramp(token.primary, token.onPrimary),
    background: { default: token.background, paper: token.surface },
    text: { primary: token.text, secondary: token.textMuted, disabled: token.textMuted },
    divider: token.border,
  };
}

function text(size: string) {
  return { fontSize: `var(--text-${size})`, lineHeight: 'var(--line-height)', letterSpacing: 0 };
}

/**
 * Makes the Material UI theme from the design tokens: colours of the light and the dark scheme, the
 * two fonts, spacing, and the components' defaults. `data-theme` on the root element
 * selects the scheme, as it does for the tokens' own custom properties.
 */
export function createAppTheme(reducedMotion: ReducedMotion) {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme', disableCssColorScheme: true },
    colorSchemes: {
      light: { palette: paletteOf('light') },
      dark: { palette: paletteOf('dark') },
    },
    motion: { reducedMotion },
    breakpoints: {
      values: {
        xs: 0,
        sm: breakpoints.navigation,
        md: breakpoints.desktop,
        lg: breakpoints.menuLabels,
        xl: breakpoints.wide,
      },
    },
    spacing: spaceUnit,
    mixins: { toolbar: { minHeight: 64 } },
    shape: { borderRadius: radii.soft },
    typography: {
      fontFamily: 'var(--font-text)',
      fontWeightMedium: 'var(--weight-semibold)',
      fontWeightBold: 'var(--weight-semibold)',
      h1: heading('heading-large'),
      h2: heading('heading'),
      h3: heading('heading-small'),
      h4: heading('lead'),
      body1: text('body'),
      body2: text('caption'),
      caption: text('caption'),
      button: { ...text('body'), textTransform: 'none', fontWeight: 'var(--weight-semibold)' },
    },
    transitions: {
      duration: {
        enteringScreen: durations.feedback,
        leavingScreen: durations.feedback,
        short: durations.feedback,
      },
    },
    components: themeComponents,
  });
}
