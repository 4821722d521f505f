import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { parseLanguage } from '@shop/i18n';
import type { Feature } from '@shop/contract/features';
import type { ServerEntry } from '@shop/serve/renderer';
import { App } from './app/app.tsx';
import { createApp, type ShopApp } from './app/create-app.ts';
import { findFirstView, type FirstViewRoute } from './app/first-views.ts';
import { preloadPage } from './app/pages.ts';
import { FrameLayout } from './app/layout/frame-layout.tsx';
import { ShopLayout } from './app/layout/shop-layout.tsx';
import { listPages } from './app/sitemap.ts';
import type { Travelled } from './app/travelled.ts';
import { memoryTexts } from './platform/storage.ts';

/** The host's answers are waited for this long; whoever asked has gone on before. In milliseconds. */
const TIMEOUT_MS = 5_000;

const ENGLISH_TEXTS = '../../libs/i18n/src/en/storefront.ts';

/** Tags that React draws first, for the head: none of them holds a `>` of its own. */
const HEAD_TAGS = /^(?:<(?:link|meta)[^>]*>|<title[^>]*>[^<]*<\/title>)*/;

/** How React marks what it could not draw and leaves to the browser. */
const NOT_DRAWN = '<!--$!-->';

/** What a frame is drawn from: no address is asked, no brand is shown. */
const UNKNOWN = {
  apiUrl: 'https://unknown.invalid',
  brand: { name: '', phone: '', instagram: '', facebook: '' },
};

/** Makes the storefront's first views, by the same code that takes them over in the browser. */
export const createRenderer: ServerEntry['createRenderer'] = (config) => {
  let features: readonly Feature[] = [];

  const appFor = (language: string, origin: string) =>
    createApp({
      config,
      language: parseLanguage(language),
      texts: memoryTexts(),
      log: () => undefined,
      travelled: { origin, features, answers: [] },
      timeoutMs: TIMEOUT_MS,
    });

  return {
    readAsk: (url, language) => {
      const view = findFirstView(url);
      return view && { address: view.address, language: parseLanguage(language) };
    },
    render: async ({ address, language }, origin) => {
      const view = findFirstView(address);
      if (!view) throw new Error('The address has no first view.');
      const app = await appFor(language, origin);
      const answers = await readAnswers(app, view);
      if (!answers) return undefined;
      features = [...(app.api?.features() ?? [])];
      const travelled: Travelled = { origin, features, answers };
      return {
        language,
        ...draw(app, address),
        data: JSON.stringify(travelled),
        modules: language === 'fr' ? view.modules : [...view.modules, ENGLISH_TEXTS],
      };
    },
    listPages: async (origin) => listPages((await appFor('fr', origin)).api, origin),
  };
};

/** Draws by the same code what stands in a static host's page until the app has come. */
export const drawFrame: ServerEntry['drawFrame'] = async (address, language) => {
  const [app] = await Promise.all([
    createApp({
      config: UNKNOWN,
      language: parseLanguage(language),
      texts: memoryTexts(),
      log: () => undefined,
      travelled: { origin: UNKNOWN.apiUrl, features: [], answers: [] },
    }),
    preloadPage(pathOf(address)),
  ]);
  return draw(app, address, FrameLayout).body;
};

async function readAnswers({ api, requests }: ShopApp, { address, read, said }: FirstViewRoute) {
  const reading = api ? read(api, requests, said) : [];
  const [answers] = await Promise.all([reading, preloadPage(pathOf(address))]);
  return answers;
}

function draw(app: ShopApp, address: string, layout: ComponentType = ShopLayout) {
  const drawn = renderToString(
    <StaticRouter location={address}>
      <App app={app} layout={layout} />
    </StaticRouter>,
  );
  if (drawn.includes(NOT_DRAWN)) throw new Error('The page could not be drawn.');
  const head = HEAD_TAGS.exec(drawn)?.[0] ?? '';
  return { head, body: drawn.slice(head.length) };
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
