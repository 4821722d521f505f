import { Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { StyledEngineProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { createShopTheme, type ReducedMotion } from './theme.ts';

export type ShopThemeProps = { reducedMotion: ReducedMotion; children: ReactNode };

const DEFAULT_PROPS = {
  MuiButtonBase: { disableRipple: true },
  MuiButton: { disableElevation: true },
  MuiPaper: { elevation: 0 },
  MuiInputLabel: { shrink: true, disableAnimation: true },
  MuiOutlinedInput: { notched: false },
};

/**
 * Gives Material UI the shop's theme. Light and dark come from the tokens' custom properties, so
 * MUI's own ThemeProvider, which carries a switch between colour schemes (5 KB), is not needed. Its
 * styles come first in the page, so that a style sheet may add to them.
 */
export function ShopTheme({ reducedMotion, children }: ShopThemeProps) {
  const [theme] = useState(() => createShopTheme(reducedMotion));
  return (
    <StyledEngineProvider injectFirst>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={DEFAULT_PROPS}>
          <Global styles={theme.generateStyleSheets()} />
          {children}
        </DefaultPropsProvider>
      </ThemeContext>
    </StyledEngineProvider>
  );
}
