import { createApiClient } from '@shop/api-client';
import type { Feature } from '@shop/contract/features';
import type { Admin } from '@shop/contract/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { storyApiServer, type ApiServerMode } from '../../../.storybook/story-api-server.ts';
import { applyToolbarSettings, useToolbarSettings } from '../../../.storybook/toolbar-settings.ts';
import { App } from './app/app.tsx';
import { routes } from './app/router.tsx';
import { createSession } from './features/auth/session.ts';
import { memoryStorage } from '@shop/app-kit';

export type StoryFrameProps = {
  /** The URL, such as `/admin/commands`. */
  path: string;
  /** How the API server responds, except to login and access check. */
  apiServer?: ApiServerMode;
  /** How the API server responds to login and access check. */
  access?: ApiServerMode;
  /** Whether the owner is logged in. */
  signedIn?: boolean;
  /** The features beyond section 7. */
  features?: readonly Feature[];
  /** Makes responses in place of the story's API server, for what its data sets do not have. */
  intercept?: () => (request: Request) => Promise<Response> | undefined;
  /** What the access check adds about the signed-in admin. */
  admin?: Partial<Admin>;
};

/**
 * The whole back office at one URL, with its real routes and session, on an API server in the page.
 */
export function StoryFrame(props: StoryFrameProps) {
  const { path, apiServer = 'full', access = 'full', signedIn = true, features = [] } = props;
  const { admin = {} } = props;
  const { i18n } = useTranslation();
  const settings = useToolbarSettings();
  const [app] = useState(() => {
    const storage = memoryStorage(
      signedIn ? { access: 'story-access', refresh: 'story-refresh' } : {},
    );
    const session = createSession(storage);
    const intercept = props.intercept?.();
    // One of each for the whole story: it has what was saved.
    const respondToAccess = storyApiServer({ mode: access, features, admin });
    // The toolbar's failing API server applies to the pages, not to login and access check.
    const respond = storyApiServer(
      applyToolbarSettings({ mode: apiServer, features, admin }, settings),
    );
    const client = createApiClient({
      baseUrl: 'http://shop.test',
      fetch(input, init) {
        const request = new Request(input, init);
        const intercepted = intercept?.(request);
        if (intercepted) return intercepted;
        return isAccessCall(request) ? respondToAccess(request) : respond(request);
      },
      tokens: session.store,
    });
    // With a key of its own, a story does not restore the scroll position of an earlier one.
    const entry = { ...parsePath(path), key: crypto.randomUUID() };
    const router = createMemoryRouter(routes, { initialEntries: [entry] });
    return {
      shop: { client, name: 'Dar Yasmine', url: 'http://shop.test' },
      session,
      storage,
      router,
    };
  });
  return (
    <App
      shop={app.shop}
      session={app.session}
      storage={app.storage}
      i18n={i18n}
      reducedMotion={settings.motion === 'full' ? 'system' : 'always'}
      colorSchemeNode={null}
    >
      <RouterProvider router={app.router} />
    </App>
  );
}

const ACCESS_PATHS = /^\/accounts\/(?:login|protected-admin|token\/refresh|logout)\//;

function isAccessCall({ url }: Request): boolean {
  return ACCESS_PATHS.test(new URL(url).pathname);
}
