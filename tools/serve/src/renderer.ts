import type { Brand } from './brand.ts';

/** Of a request for a page, what its first view depends on; nothing of who asks but their language. */
export type Ask = {
  /** The page's path and query, without what changes nothing in it. */
  address: string;
  language: string;
};

/** A page's first view, in the parts it is put into the page as. */
export type FirstView = {
  /** For `<html lang>`. */
  language: string;
  /** Tags of the head, as HTML. */
  head: string;
  /** What stands in `#root` until the script takes over, as HTML. */
  body: string;
  /** What the script needs to take over without asking again, as JSON. */
  data: string;
  /** The modules that draw this page, by their names in the build's manifest. */
  modules: readonly string[];
};

/** Makes the first views of one app; all but `readAsk` may reject. */
export type Renderer = {
  /**
   * Reads a request's address, as it stood on the wire, and its `lang` cookie. Undefined for a page
   * that is another for each visitor, and for an address that is none.
   */
  readAsk: (url: string, language: string | undefined) => Ask | undefined;
  /**
   * Makes a first view; undefined where the app leads on to another page.
   * @param origin where the app is served, for the addresses that have to be absolute
   */
  render: (ask: Ask, origin: string) => Promise<FirstView | undefined>;
  /** The pages that search engines should know, as sitemap XML. */
  listPages: (origin: string) => Promise<string>;
};

/** What the server's build of an app exports: `--render` names its file. */
export type ServerEntry = {
  /** @param facts what the page itself is told; the API's address without a slash at its end */
  createRenderer: (facts: { apiUrl: string; brand: Brand }) => Renderer;
  /**
   * Draws what a page shows while nothing of shop, brand or shopper is known, as HTML for `#root`;
   * where the brand's name or logo belongs stands an element with `data-brand`.
   */
  drawFrame: (address: string, language: string) => Promise<string>;
};
