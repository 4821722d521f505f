import type { I18n } from '@shop/i18n';
import type { ReactNode } from 'react';
import { I18nProvider } from '@shop/i18n/react';
import { SessionContext } from '../features/session/session-context.ts';
import type { Session } from '../features/session/session.ts';
import { ShopContext, type Shop } from '../platform/shop-context.ts';
import { ShopTheme } from './shop-theme.tsx';
import type { ReducedMotion } from './theme.ts';

export type AppProps = {
  shop: Shop;
  session: Session;
  i18n: I18n;
  /** Stories never fade, so that what they show does not depend on the moment. */
  reducedMotion?: ReducedMotion;
  children: ReactNode;
};

/** Everything the pages stand in. */
export function App({ shop, session, i18n, reducedMotion = 'system', children }: AppProps) {
  return (
    <ShopTheme reducedMotion={reducedMotion}>
      <I18nProvider i18n={i18n}>
        <ShopContext value={shop}>
          <SessionContext value={session}>{children}</SessionContext>
        </ShopContext>
      </I18nProvider>
    </ShopTheme>
  );
}
