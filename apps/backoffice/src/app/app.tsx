import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SessionContext } from '../features/session/session-context.ts';
import type { Session } from '../features/session/session.ts';
import { ShopContext, type Shop } from '../platform/shop-context.ts';
import { createQueryClient } from './query-client.ts';
import { createShopTheme } from './theme.ts';

export type AppProps = { shop: Shop; session: Session; i18n: i18n; children: ReactNode };

/** Everything the pages stand in. Material UI's styles come first, so that a style sheet may add to them. */
export function App({ shop, session, i18n, children }: AppProps) {
  const [queries] = useState(() => createQueryClient(session));
  const [theme] = useState(createShopTheme);
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} storageManager={null}>
        <I18nextProvider i18n={i18n}>
          <ShopContext value={shop}>
            <SessionContext value={session}>
              <QueryClientProvider client={queries}>{children}</QueryClientProvider>
            </SessionContext>
          </ShopContext>
        </I18nextProvider>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
