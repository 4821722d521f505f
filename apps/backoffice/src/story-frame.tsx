import { createApiClient } from '@shop/api-client';
import type { Feature } from '@shop/contract/features';
import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeHost, type HostMood } from '../../../.storybook/fake-host.ts';
import { hostAsSet, useStorySetting } from '../../../.storybook/story-setting.ts';
import { App } from './app/app.tsx';
import { routes } from './app/router.tsx';
import { createSession } from './features/session/session.ts';
import type { KeptTexts } from './platform/kept-texts.ts';

export type StoryFrameProps = {
  /** The address, such as `/admin/commands`. */
  path: string;
  /** How the host answers, sign-in and access check apart. */
  mood?: HostMood;
  /** How the host answers sign-in and access check. */
  access?: HostMood;
  /** Whether the owner has signed in before. */
  signedIn?: boolean;
  /** What the host offers beyond section 7. */
  features?: readonly Feature[];
};

/** The whole back office at one address, on its real routes and session, against a host inside the page. */
export function StoryFrame(props: StoryFrameProps) {
  const { path, mood = 'full', access = 'full', signedIn = true, features = [] } = props;
  const { i18n } = useTranslation();
  const setting = useStorySetting();
  const [parts] = useState(() => {
    const kept = memoryTexts(signedIn ? { access: 'story-access', refresh: 'story-refresh' } : {});
    const session = createSession(kept);
    const client = createApiClient({
      baseUrl: 'http://shop.test',
      fetch(input, init) {
        const request = new Request(input, init);
        // A host that fails from the toolbar fails behind the door: the pages are what is looked at.
        if (isAccount(request)) return fakeHost({ mood: access, features })(request);
        return fakeHost(hostAsSet({ mood, features }, setting))(request);
      },
      tokens: session.store,
    });
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    return { shop: { client, name: 'Dar Yasmine', kept }, session, router };
  });
  return (
    <App
      shop={parts.shop}
      session={parts.session}
      i18n={i18n}
      reducedMotion={setting.motion === 'full' ? 'system' : 'always'}
    >
      <RouterProvider router={parts.router} />
    </App>
  );
}

function isAccount({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/accounts/');
}

function memoryTexts(start: Record<string, string>): KeptTexts {
  const texts = new Map(Object.entries(start));
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
  };
}
