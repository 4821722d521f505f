import type { Language } from '@shop/i18n';
import type { PageConfig } from '@shop/app-kit';

/** The part of a request that its page depends on; equal requests share one rendered page. */
type RenderRequest = {
  /** The path and query, without parameters that do not change the page. */
  path: string;
  language: Language;
  /** Whether only the API server can find out if the page exists: the page of a product. */
  mayBeMissing: boolean;
};

/** A rendered page: the contents of the template's placeholders. */
export type RenderedPage = {
  language: Language;
  /** HTML for the head. */
  head: string;
  /** HTML for `#root`, to be hydrated. */
  html: string;
  /** The `SsrState` for the browser, as JSON. */
  state: string;
  /** The lazily loaded modules of the page, by their names in the build's manifest. */
  modules: readonly string[];
  /** 404 for a product that the API server does not have. */
  status: 200 | 404;
};

export type Renderer = {
  /** Whether the app has a page at this URL, rendered or not. */
  hasPage: (url: string) => boolean;
  /**
   * Reads a request's URL, whose prefix `/en` is a language, and its `lang` cookie. Undefined for a page that depends
   * on the shopper's own data, for an unknown path and for a malformed URL.
   */
  parseRequest: (url: string, language: string | undefined) => RenderRequest | undefined;
  /**
   * Renders a page. Undefined where the app redirects. Rejects when the API server does not return the data.
   * @param origin the origin of the storefront, for absolute URLs
   * @param isExported whether a static host sends the page, which ignores the query
   */
  render: (
    request: RenderRequest,
    origin: string,
    isExported?: boolean,
  ) => Promise<RenderedPage | undefined>;
  /** Renders the sitemap as XML. Rejects when the API server does not list the products. */
  renderSitemap: (origin: string) => Promise<string>;
};

/** What the server build (`dist-server/entry-server.js`) exports. */
export type ServerBuild = {
  createRenderer: (config: PageConfig) => Renderer;
  /**
   * Renders the note for browsers without scripts, as HTML for `<noscript>`. `%SHOP_PHONE%` is the place of
   * the brand's phone number.
   */
  renderNoScript: (language: string) => Promise<string>;
};
