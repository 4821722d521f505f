import type { DehydratedState } from '@tanstack/react-query';
import type { Feature } from '@shop/contract/features';

/** What the server sends with a rendered page, so that the browser hydrates it without requests. */
export type SsrState = {
  /** The origin of the storefront. */
  origin: string;
  /** The features that the API server listed in its latest response. */
  features: readonly Feature[];
  queries: DehydratedState;
  /** The path and query of an exported page: a static host sends it for other queries too. */
  path?: string;
};

/** Reads the state from the page; undefined when the page was not rendered, as on a static host. */
export function readSsrState(page: Document): SsrState | undefined {
  const json = page.getElementById('ssr-state')?.textContent;
  if (!json) return undefined;
  const state: SsrState = JSON.parse(json);
  return state;
}
