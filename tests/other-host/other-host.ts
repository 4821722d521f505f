import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { otherCatalogue, type OtherProduct } from './catalogue.ts';
import { readBody } from './read-body.ts';

type Answer = { status: number; body?: unknown };
type Handler = (body: Record<string, unknown>, ...parts: string[]) => Answer;
type Route = [method: string, pattern: RegExp, handler: Handler, needsToken?: boolean];

/** A running host that is not ours, what it was asked, and what it keeps. */
export type OtherHost = {
  url: string;
  /** Every request's method, path and the headers a browser script could have added. */
  asked: { method: string; path: string; headers: string[]; fields: string[] }[];
  orders: Record<string, unknown>[];
  products: OtherProduct[];
  close: () => Promise<void>;
};

const ORDER_FIELDS = [
  'client_name',
  'email',
  'number',
  'city',
  'street',
  'total_amount',
  'shipping_charge',
  'command_products',
];
const QUERY_FIELDS = ['client_name', 'email', 'query_type', 'message', 'command_id'];
const ORDINARY_HEADERS = new Set(['accept', 'content-type', 'authorization', 'host', 'connection']);
const BROWSER_HEADERS =
  /^(sec-|user-agent$|accept-|origin$|referer$|content-length$|cache-control$|pragma$|dnt$|upgrade|if-)/;

function refuseUnknown(body: Record<string, unknown>, known: string[]): Answer | undefined {
  const unknown = Object.keys(body).filter((field) => !known.includes(field));
  return unknown.length > 0 ? { status: 400, body: { error: `Unknown ${unknown[0]}` } } : undefined;
}

/**
 * Starts a host that speaks section 7 and nothing more: no `Shop-Features`, no header beyond
 * Accept, Content-Type and Authorization across origins, unknown body fields refused, unknown query
 * parameters ignored, numbers for ids and money, relative picture paths, orders without a number
 * (API-4). Listens on a free loopback port.
 * @param picture a picture file it serves for every path under /media/
 */
export async function startOtherHost(picture: string): Promise<OtherHost> {
  const products = otherCatalogue();
  const orders: Record<string, unknown>[] = [];
  const asked: OtherHost['asked'] = [];
  const routes = makeRoutes(products, orders);
  const server = createServer((request, response) => {
    answer(request, response, routes, asked, picture).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/html' }).end(`<h1>${String(error)}</h1>`);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    orders,
    products,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function makeRoutes(products: OtherProduct[], orders: Record<string, unknown>[]): Route[] {
  const list = (keep: (product: OtherProduct) => boolean): Answer => ({
    status: 200,
    body: products.filter(keep),
  });
  const images = [1, 2, 3].flatMap((id) => [
    { id, image: `media/banner-${id}.webp`, image_type: 'banner' },
    { id: id + 3, image: `media/rounded-${id}.webp`, image_type: 'rounded' },
  ]);
  return [
    ['GET', /^\/api\/products\/$/, () => list(() => true)],
    ['GET', /^\/api\/products\/popular\/$/, () => list((product) => product.is_popular)],
    ['GET', /^\/api\/products\/badge\/Promo\/$/, () => list(({ badge }) => badge === 'Promo')],
    [
      'GET',
      /^\/api\/products\/gender\/(\w+)\/$/,
      (_body, gender) => list((p) => p.gender === gender),
    ],
    [
      'GET',
      /^\/api\/products\/gender\/(\w+)\/season\/([\w ]+)\/$/,
      (_body, gender, season) => list((p) => p.gender === gender && p.season === season),
    ],
    ['GET', /^\/api\/images\/$/, () => ({ status: 200, body: images })],
    [
      'GET',
      /^\/api\/images\/(banner|rounded)\/$/,
      (_body, type) => ({ status: 200, body: images.filter((image) => image.image_type === type) }),
    ],
    ['POST', /^\/api\/commands\/$/, (body) => placeOrder(body, products, orders)],
    ['GET', /^\/api\/commands\/list\/$/, () => ({ status: 200, body: orders })],
    [
      'DELETE',
      /^\/api\/commands\/delete\/(\d+)\/$/,
      (_body, id) => {
        const index = orders.findIndex((order) => String(order['command_id']) === id);
        if (index < 0) return { status: 404, body: { error: 'No such command' } };
        orders.splice(index, 1);
        return { status: 200, body: { message: 'deleted' } };
      },
    ],
    [
      'POST',
      /^\/api\/queries\/$/,
      (body) =>
        refuseUnknown(body, QUERY_FIELDS) ??
        (body['query_type'] === 'return'
          ? { status: 404, body: { error: 'Command ID does not exist' } }
          : { status: 201 }),
    ],
    ['GET', /^\/api\/queries\/list\/$/, () => ({ status: 200, body: [] })],
    [
      'POST',
      /^\/accounts\/login\/$/,
      (body) =>
        body['username'] === 'owner' && body['password'] === 'a long password'
          ? { status: 200, body: { access: 'other.access', refresh: 'other.refresh' } }
          : { status: 400, body: { detail: 'No active account' } },
    ],
    ['GET', /^\/accounts\/protected-admin\/$/, () => ({ status: 200, body: {} }), true],
  ];
}

function placeOrder(
  body: Record<string, unknown>,
  products: OtherProduct[],
  orders: Record<string, unknown>[],
): Answer {
  const refused = refuseUnknown(body, ORDER_FIELDS);
  if (refused) return refused;
  const lines = body['command_products'];
  if (!Array.isArray(lines) || lines.length === 0)
    return { status: 400, body: { error: 'No lines' } };
  const expanded = lines.map((line: Record<string, unknown>) => ({
    ...line,
    product: products.find((product) => String(product.product_Id) === String(line['product'])),
  }));
  orders.unshift({ ...body, command_id: orders.length + 1, command_products: expanded });
  return { status: 201 };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Route[],
  asked: OtherHost['asked'],
  picture: string,
): Promise<void> {
  const method = request.method ?? 'GET';
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (method === 'OPTIONS') {
    response.writeHead(204, {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': 'Accept, Content-Type, Authorization',
    });
    response.end();
    return;
  }
  if (path.startsWith('/media/')) {
    response.writeHead(200, { 'content-type': 'image/webp' }).end(await readFile(picture));
    return;
  }
  const body = await readBody(request);
  asked.push({ method, path, headers: addedHeaders(request), fields: Object.keys(body) });
  const { status, body: said } = dispatch(
    routes,
    method,
    path,
    body,
    request.headers.authorization,
  );
  if (said === undefined) response.writeHead(status).end();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
}

function dispatch(
  routes: Route[],
  method: string,
  path: string,
  body: Record<string, unknown>,
  authorization: string | undefined,
): Answer {
  for (const [wanted, pattern, handler, needsToken] of routes) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (!match) continue;
    if (needsToken && authorization !== 'Bearer other.access') return { status: 401 };
    return handler(body, ...match.slice(1));
  }
  return { status: 404, body: '<!doctype html><title>Not found</title>' };
}

function addedHeaders(request: IncomingMessage): string[] {
  return Object.keys(request.headers).filter(
    (name) => !ORDINARY_HEADERS.has(name) && !BROWSER_HEADERS.test(name),
  );
}
