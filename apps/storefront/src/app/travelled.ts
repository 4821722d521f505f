import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Feature } from '@shop/contract/features';

/** One answer of the host, under its request's key. */
export type Answer = readonly [key: QueryKey, data: unknown];

/** What travels with a first view, so that the script takes over without asking again. */
export type Travelled = {
  /** Where the server says that the storefront is served. */
  origin: string;
  /** What the host named in its latest answer. */
  features: readonly Feature[];
  answers: readonly Answer[];
};

/** Reads what came with the page; undefined where nothing was rendered, as on a plain static host. */
export function readTravelled(page: Document): Travelled | undefined {
  const json = page.getElementById('shop-view')?.textContent;
  if (!json) return undefined;
  const travelled: Travelled = JSON.parse(json);
  return travelled;
}

/** Takes the answers over as if they had come this moment: the server's clock is not this one's. */
export function takeAnswers(requests: QueryClient, answers: readonly Answer[]): void {
  for (const [key, data] of answers) requests.setQueryData(key, data);
}
