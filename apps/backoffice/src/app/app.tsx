import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SessionContext } from '../features/session/session-context.ts';
import type { Session } from '../features/session/session.ts';
import { ShopContext, type Shop } from '../platform/shop-context.ts';
import { ShopTheme } from './shop-theme.tsx';
import type { ReducedMotion } from './theme.ts';

export type AppProps = {
  shop: Shop;
  session: Session;
  i18n: i18n;
  /** Stories never fade, so that what they show does not depend on the moment. */
  reducedMotion?: ReducedMotion;
  children: ReactNode;
};

/** Everything the pages stand in. */
export function App({ shop, session, i18n, reducedMotion = 'system', children }: AppProps) {
  return (
    <ShopTheme reducedMotion={reducedMotion}>
      <I18nextProvider i18n={i18n}>
        <ShopContext value={shop}>
          <SessionContext value={session}>{children}</SessionContext>
        </ShopContext>
      </I18nextProvider>
    </ShopTheme>
  );
}
