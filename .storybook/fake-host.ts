import { endpoints, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import { ERROR_STATUS, type ErrorCode } from '@shop/contract/error-codes';
import { FEATURES_HEADER, type Feature } from '@shop/contract/features';
import type { WireProduct } from '@shop/contract/schemas';
import { fakeOrders } from './fake-letters.ts';
import {
  countOrders,
  cut,
  facetsOf,
  narrowOrders,
  narrowProducts,
  narrowQueries,
  type Asked,
  type Sent,
} from './fake-lists.ts';
import { shelfOf, type Shelf, type ShelfName } from './fake-shelves.ts';

/** A host that holds what a shelf holds, one that answers 500 to everything, or one that never answers. */
export type HostMood = ShelfName | 'failing' | 'silent';

/** What a host inside the page is like; `full` and of section 7 alone where nothing is said. */
export type HostParts = {
  mood?: HostMood;
  /** What it offers beyond section 7, and names in each answer. */
  features?: readonly Feature[];
  /** How long each answer takes, in milliseconds. */
  delay?: number;
  /** What becomes of the texts that people wrote, such as a product's name. */
  reword?: (text: string) => string;
};

type Params = Record<string, string>;
type Question = Asked & { params: Params; shelf: Shelf };

/** What each call answers, fixed paths before those with a parameter; a feature's calls are there for the hosts that name it. */
const answers: Record<EndpointName, (question: Question) => unknown> = {
  listProducts: (asked) => products(asked, () => true),
  listPopularProducts: (asked) => products(asked, ({ is_popular }) => is_popular),
  listPromoProducts: (asked) => products(asked, ({ badge }) => badge === 'Promo'),
  listProductsByGender: (asked) => products(asked, ({ gender }) => gender === asked.params.gender),
  listProductsBySeason: (asked) =>
    products(
      asked,
      ({ gender, season }) => gender === asked.params.gender && season === asked.params.season,
    ),
  createProduct: ({ shelf }) => shelf.products[0],
  updateProduct: ({ shelf }) => shelf.products[0],
  deleteProduct: () => undefined,
  listBannerImages: ({ shelf }) => shelf.images.filter(({ image_type }) => image_type === 'banner'),
  listRoundedImages: ({ shelf }) =>
    shelf.images.filter(({ image_type }) => image_type === 'rounded'),
  listImages: ({ shelf }) => shelf.images,
  createImage: ({ shelf }) => shelf.images[0],
  updateImage: ({ shelf }) => shelf.images[0],
  deleteImage: () => undefined,
  createQuery: () => ({ id: '9' }),
  listQueries: (asked) => cut(narrowQueries(asked.shelf.queries, asked), asked),
  deleteQuery: () => undefined,
  createOrder: () => placed(),
  listOrders: (asked) => cut(narrowOrders(asked.shelf.orders, asked), asked),
  deleteOrder: () => undefined,
  login: () => TOKENS,
  refresh: () => TOKENS,
  logout: () => undefined,
  protectedAdmin: () => ({ username: 'owner' }),
  countOrders: ({ shelf }) => countOrders(shelf.orders),
  readOrder: ({ params, shelf }) => shelf.orders.find(({ command_id }) => command_id === params.id),
  updateOrder: ({ params, shelf }) =>
    shelf.orders.find(({ command_id }) => command_id === params.id),
  updateQuery: ({ params, shelf }) => shelf.queries.find((query) => query.id === params.id),
  listFacets: ({ shelf, query }) =>
    facetsOf(
      shelf.products.filter(
        ({ gender, season }) =>
          gender === (query.get('gender') ?? gender) && season === (query.get('season') ?? season),
      ),
    ),
  readProduct: ({ params, shelf }) =>
    shelf.products.find(({ product_Id }) => product_Id === params.id),
  readStats: ({ shelf }) => shelf.stats,
};

const TOKENS = { access: 'story-access', refresh: 'story-refresh' };

/**
 * A host inside the page: give it to the api-client as its `fetch`. It keeps to section 7 but for
 * the features it is given, which it names in each answer. Every answer is checked by the
 * contract's own schema, so a story cannot show what no host sends.
 */
export function fakeHost(parts: HostParts = {}): typeof fetch {
  const { mood = 'full', features = [], delay = 0, reword } = parts;
  const named: [string, string][] =
    features.length > 0 ? [[FEATURES_HEADER, features.join(' ')]] : [];
  return async (input, init) => {
    const request = new Request(input, init);
    if (mood === 'silent') return never(request.signal);
    if (delay > 0) await pause(delay);
    if (mood === 'failing') return failure('internal', named);
    const { pathname, searchParams: query } = new URL(request.url);
    const found = findEndpoint(request.method, pathname);
    if (found === undefined) return failure('not_found', named);
    const { answer: shape, feature }: Endpoint = endpoints[found.name];
    if (feature && !features.includes(feature)) return failure('not_found', named);
    if (shape.status === 204) return new Response(null, { status: 204, headers: named });
    const question = { params: found.params, query, features, shelf: shelfOf(mood) };
    const { body, headers } = unfold(answers[found.name](question));
    if (body === undefined) return failure('not_found', named);
    const told = reword ? reworded(body, reword) : body;
    const status = { status: shape.status, headers: [...named, ...headers] };
    return Response.json(shape.schema.parse(told), status);
  };
}

function products(asked: Question, belongs: (product: WireProduct) => boolean): Sent<WireProduct> {
  return cut(narrowProducts(asked.shelf.products.filter(belongs), asked), asked);
}

/** An answer's body, and the headers it has beside the features'. */
function unfold(answer: unknown): { body: unknown; headers: [string, string][] } {
  if (isSent(answer)) return { body: answer.rows, headers: answer.headers };
  return { body: answer, headers: [] };
}

function isSent(answer: unknown): answer is Sent<unknown> {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && 'headers' in answer;
}

/** What people wrote: the fields whose words are no machine's. */
const WRITTEN = new Set([
  'product_name',
  'description',
  'client_name',
  'city',
  'street',
  'message',
]);

function reworded(body: unknown, reword: (text: string) => string, field = ''): unknown {
  if (typeof body === 'string') return WRITTEN.has(field) ? reword(body) : body;
  if (Array.isArray(body)) return body.map((each) => reworded(each, reword));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, reworded(value, reword, name)]),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function placed() {
  const { command_id, created_at, total_amount, shipping_charge } = fakeOrders[0] ?? {};
  const line = { product: '1', size: 'L', color: '#17457F', quantity: 1 };
  const status = 'new';
  return {
    command_id,
    created_at,
    total_amount,
    shipping_charge,
    status,
    command_products: [line],
  };
}

function failure(code: ErrorCode, headers: [string, string][]): Response {
  return Response.json({ error: code, code }, { status: ERROR_STATUS[code], headers });
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function findEndpoint(
  method: string,
  path: string,
): { name: EndpointName; params: Params } | undefined {
  for (const name of endpointNames()) {
    const params = endpoints[name].method === method && match(endpoints[name].path, path);
    if (params) return { name, params };
  }
  return undefined;
}

function endpointNames(): EndpointName[] {
  return Object.keys(answers).filter((name): name is EndpointName =>
    Object.hasOwn(endpoints, name),
  );
}

function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/').map(decodeURIComponent);
  if (wanted.length !== given.length) return undefined;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = text;
    else if (part !== text) return undefined;
  }
  return params;
}
