import { createApiClient } from '@shop/api-client';
import { memoryStorage } from '@shop/app-kit';
import { FEATURES } from '@shop/contract/features';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { storyApiServer } from '../../../.storybook/story-api-server.ts';
import { useToolbarSettings } from '../../../.storybook/toolbar-settings.ts';
import { App } from './app/app.tsx';
import { createSession } from './features/auth/session.ts';

/** One component of the back office, with the theme, the texts and a router of the app. */
function ComponentFrame({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { motion } = useToolbarSettings();
  const [app] = useState(() => {
    const storage = memoryStorage();
    const session = createSession(storage);
    const client = createApiClient({
      baseUrl: 'http://shop.test',
      fetch: storyApiServer(),
      tokens: session.store,
      initialFeatures: FEATURES,
    });
    return { storage, session, shop: { client, name: 'Dar Yasmine' } };
  });
  return (
    <App
      {...app}
      i18n={i18n}
      reducedMotion={motion === 'full' ? 'system' : 'always'}
      colorSchemeNode={null}
    >
      <MemoryRouter>{children}</MemoryRouter>
    </App>
  );
}

/** The decorator of the stories of the back office's components. */
export const inComponentFrame: Decorator = (Story) => (
  <ComponentFrame>
    <Story />
  </ComponentFrame>
);
