import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { StorageContext, type SafeStorage } from '@shop/app-kit';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useState, type ReactNode } from 'react';
import { SessionContext } from '../features/auth/session-context.ts';
import type { Session } from '../features/auth/session.ts';
import { ShopContext, type ShopContextValue } from '../lib/shop-context.ts';
import { createAppTheme, type ReducedMotion } from './theme.ts';
import { THEME_KEY, themeStorage } from './theme-storage.ts';

export type AppProps = {
  shop: ShopContextValue;
  session: Session;
  storage: SafeStorage;
  i18n: I18n;
  /** Stories have no animations, so that a screenshot does not depend on its time. */
  reducedMotion?: ReducedMotion;
  /** The element whose `data-theme` the theme sets; null in stories, where the toolbar sets it. */
  colorSchemeNode?: Element | null;
  children: ReactNode;
};

/** The providers of every page: theme, texts, shop and session. */
export function App(props: AppProps) {
  const { shop, session, storage, i18n, reducedMotion = 'system', children } = props;
  const { colorSchemeNode = document.documentElement } = props;
  const [theme] = useState(() => createAppTheme(reducedMotion));
  const [modeStorage] = useState(() => themeStorage(storage));
  return (
    // CSS modules come after Material UI's styles and may override them.
    <StyledEngineProvider injectFirst>
      <ThemeProvider
        theme={theme}
        colorSchemeNode={colorSchemeNode}
        modeStorageKey={THEME_KEY}
        storageManager={modeStorage}
        noSsr
      >
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <ShopContext value={shop}>
            <StorageContext value={storage}>
              <SessionContext value={session}>{children}</SessionContext>
            </StorageContext>
          </ShopContext>
        </I18nextProvider>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
