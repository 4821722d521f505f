import type { IncomingMessage, ServerResponse } from 'node:http';
import { FEATURES_HEADER, type Feature } from '@shop/contract/features';
import { startLoopbackServer, type LoopbackServer } from './loopback-server.ts';
import { answerIn, type Mood } from './moods.ts';
import type { System } from './system.ts';

/** Which calls meet a mood: tested against `GET /api/products/?search=x`; the first that matches counts. */
export type Moods = readonly (readonly [calls: RegExp, mood: Mood])[];

/** One shopper's visit, at an address of its own, so that many can stand side by side. */
export type Visit = {
  /** Before the storefront's port: `v7.localhost`. */
  hostname: string;
  /** The calls the visit's pages made, in order, without preflights and pictures. */
  asked: string[];
  /** What the host does to this visit's calls from now on; all is well without. */
  behave: (moods?: Moods) => void;
};

/** A host that is the real one until it is told otherwise. */
export type MoodyHost = LoopbackServer & {
  visit: (moods?: Moods) => Visit;
};

type Kept = Visit & { moods: Moods };

/** What must not travel on: this hop's own, and what no longer holds once the body was read. */
const HOP = new Set([
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

/**
 * Puts a host in front of the shop's own that passes every call on, unless the visit it comes from was
 * given a mood for it. A browser says where a call comes from (`Origin`): visits are told apart by it,
 * and the pages need to know nothing. Listens on a free loopback port.
 * @param named what answers in a mood still name as offered, as our own host's failures do
 */
export async function startMoodyHost(
  shop: System,
  named: readonly Feature[] = [],
): Promise<MoodyHost> {
  const visits = new Map<string, Kept>();
  const server = await startLoopbackServer((request, response) => {
    serve(request, response, { visits, shop, named }).catch(() => response.destroy());
  });
  return {
    ...server,
    visit(moods = []) {
      const hostname = `v${visits.size + 1}.localhost`;
      const visit: Kept = {
        hostname,
        asked: [],
        moods,
        behave: (next = []) => {
          visit.moods = next;
        },
      };
      visits.set(hostname, visit);
      return visit;
    },
  };
}

type Serving = { visits: ReadonlyMap<string, Kept>; shop: System; named: readonly Feature[] };

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { visits, shop, named }: Serving,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const origin = headers.origin ?? '';
  const visit = URL.canParse(origin) ? visits.get(new URL(origin).hostname) : undefined;
  const isCall = method !== 'OPTIONS' && !url.startsWith('/media/');
  if (isCall) visit?.asked.push(`${method} ${url}`);
  const mood = isCall && visit?.moods.find(([calls]) => calls.test(`${method} ${url}`))?.[1];
  if (mood) {
    request.resume();
    answerIn(mood, response, {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': FEATURES_HEADER,
      [FEATURES_HEADER]: named.join(' '),
    });
    return;
  }
  const answer = await fetch(shop.api + url, {
    method,
    headers: { ...passedOn(headers), ...(origin && { origin: shop.storefront }) },
    ...(method !== 'GET' && method !== 'HEAD' && { body: await bytesOf(request) }),
  });
  const passed = passedOn(Object.fromEntries(answer.headers));
  const allowed = origin && { 'access-control-allow-origin': origin };
  response.writeHead(answer.status, { ...passed, ...allowed });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function passedOn(headers: IncomingMessage['headers']): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP.has(name)) kept[name] = String(value);
  }
  return kept;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
