import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createI18n, DEFAULT_LANGUAGE, parseLanguage } from '@shop/i18n';
import { catalogue, loadPages } from '@shop/i18n/storefront';
import { PHONE_PREFIX } from '@shop/contract/constants';
import { SHOPPER_FEATURES, type Feature } from '@shop/contract/features';
import { App } from './app/app.tsx';
import { createApp, type ShopApp } from './app/create-app.ts';
import { HeadContext } from './components/head.tsx';
import { parseLanguagePath } from './lib/language-path.ts';
import { memoryStorage, type PageConfig } from '@shop/app-kit';
import type { ServerBuild } from './ssr/renderer.ts';
import { findRoute, hasPage } from './ssr/routes.ts';
import { withoutTimes } from './ssr/without-times.ts';
import { renderSitemap } from './ssr/sitemap.ts';
import type { SsrState } from './ssr/ssr-state.ts';

/** The time limit of a call to the API server, in milliseconds; a slow page is cached for the next request. */
const API_TIMEOUT_MS = 5_000;

const ENGLISH_RESOURCES = '../../libs/i18n/src/locales/en/storefront-resources.ts';

/** Creates the renderer of the storefront's pages. */
export const createRenderer: ServerBuild['createRenderer'] = (config) => {
  let features: readonly Feature[] = [];

  return {
    hasPage: (url) => hasPage(parseLanguagePath(url).path),
    parseRequest: (url, cookie) => {
      const { language, path } = parseLanguagePath(url);
      const route = findRoute(path);
      return (
        route && {
          path: route.path,
          language: language ?? parseLanguage(cookie),
          mayBeMissing: route.mayBeMissing,
        }
      );
    },
    render: async ({ path, language }, origin, isExported = false) => {
      const route = findRoute(path);
      if (!route) throw new Error('This path is not rendered.');
      const app = await createServerApp(config, language, { origin, features });
      if (!app.api) throw new Error('No API server is configured.');
      const prefetched = await route.prefetch(app.api, app.queryClient);
      if (!prefetched) return undefined;
      const listed = app.api.features();
      features = SHOPPER_FEATURES.filter((feature) => listed.has(feature));
      const state: SsrState = {
        origin,
        features,
        ...(isExported
          ? { path, queries: withoutTimes(prefetched.queries) }
          : { queries: prefetched.queries }),
      };
      return {
        language,
        status: prefetched.isFound ? 200 : 404,
        ...(await renderApp(app, path)),
        state: JSON.stringify(state),
        modules: language === 'fr' ? route.modules : [...route.modules, ENGLISH_RESOURCES],
      };
    },
    renderSitemap: async (origin) => {
      const { api } = await createServerApp(config, 'fr', { origin, features });
      return renderSitemap(api, origin);
    },
  };
};

export const renderNoScript: ServerBuild['renderNoScript'] = async (language) => {
  const i18n = await createI18n(catalogue, parseLanguage(language));
  i18n.addResourceBundle(DEFAULT_LANGUAGE, 'pages', (await loadPages()).storefrontPages);
  return renderToStaticMarkup(
    <p lang={language}>
      {i18n.t('noScript')}{' '}
      <a href={`tel:${PHONE_PREFIX}%SHOP_PHONE%`}>{`${PHONE_PREFIX}\u00A0%SHOP_PHONE%`}</a>
    </p>,
  );
};

function createServerApp(
  config: PageConfig,
  language: string,
  state: Pick<SsrState, 'origin' | 'features'>,
): Promise<ShopApp> {
  return createApp({
    config,
    language: parseLanguage(language),
    storage: memoryStorage(),
    log: () => undefined,
    ssrState: state,
    timeoutMs: API_TIMEOUT_MS,
  });
}

/** Renders the app with all its lazy components; rejects when one of them throws. */
async function renderApp(app: ShopApp, path: string) {
  const headElements: ReactNode[] = [];
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <HeadContext value={(elements) => void headElements.push(elements)}>
      <StaticRouter location={path}>
        <App app={app} />
      </StaticRouter>
    </HeadContext>,
    {
      onError: (error) => void errors.push(error),
      // One chunk: React would insert later chunks with an inline script, which the CSP blocks.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return { head: renderToStaticMarkup(headElements), html };
}
