import { endpoints, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import { ERROR_STATUS, type ErrorCode } from '@shop/contract/error-codes';
import { FEATURES_HEADER, type Feature } from '@shop/contract/features';
import { fakeProducts, fakeSiteImages } from './fake-catalogue.ts';
import { countFakeOrders, fakeOrders, fakeQueries, fakeStats } from './fake-letters.ts';

/** `full` has eight of everything and more, `empty` has nothing, `failing` answers 500, `silent` never answers. */
export type HostMood = 'full' | 'empty' | 'failing' | 'silent';

type Params = Record<string, string>;

/** What each call answers; those that a feature adds are there for the hosts that name it. */
const answers: Partial<Record<EndpointName, (params: Params) => unknown>> = {
  listProducts: () => fakeProducts,
  listPopularProducts: () => fakeProducts.filter(({ is_popular }) => is_popular),
  listPromoProducts: () => fakeProducts.filter(({ badge }) => badge === 'Promo'),
  listProductsByGender: ({ gender }) => fakeProducts.filter((each) => each.gender === gender),
  listProductsBySeason: ({ gender, season }) =>
    fakeProducts.filter((each) => each.gender === gender && each.season === season),
  createProduct: () => fakeProducts[0],
  readProduct: ({ id }) => fakeProducts.find(({ product_Id }) => product_Id === id),
  updateProduct: () => fakeProducts[0],
  deleteProduct: () => undefined,
  listBannerImages: () => fakeSiteImages.filter(({ image_type }) => image_type === 'banner'),
  listRoundedImages: () => fakeSiteImages.filter(({ image_type }) => image_type === 'rounded'),
  listImages: () => fakeSiteImages,
  createImage: () => fakeSiteImages[0],
  updateImage: () => fakeSiteImages[0],
  deleteImage: () => undefined,
  createQuery: () => ({ id: '9' }),
  listQueries: () => fakeQueries,
  deleteQuery: () => undefined,
  createOrder: () => placed(),
  listOrders: () => fakeOrders,
  deleteOrder: () => undefined,
  login: () => ({ access: 'story-access', refresh: 'story-refresh' }),
  protectedAdmin: () => ({ username: 'owner' }),
  countOrders: countFakeOrders,
  readOrder: ({ id }) => fakeOrders.find(({ command_id }) => command_id === id),
  updateOrder: ({ id }) => fakeOrders.find(({ command_id }) => command_id === id),
  updateQuery: ({ id }) => fakeQueries.find((query) => query.id === id),
  readStats: () => fakeStats,
};

/**
 * A host inside the page: give it to the api-client as its `fetch`. It keeps to section 7 but for the
 * calls of the features it is given, which it names in each answer. Every answer is checked by the
 * contract's own schema, so a story cannot show what no host sends.
 */
export function fakeHost(mood: HostMood, features: readonly Feature[] = []): typeof fetch {
  const headers = new Headers(features.length > 0 ? { [FEATURES_HEADER]: features.join(' ') } : {});
  return async (input, init) => {
    const request = new Request(input, init);
    if (mood === 'silent') return never(request.signal);
    if (mood === 'failing') return failure('internal', headers);
    const found = findEndpoint(request.method, new URL(request.url).pathname);
    const answer = found && answers[found.name];
    if (found === undefined || answer === undefined) return failure('not_found', headers);
    const { answer: shape, feature }: Endpoint = endpoints[found.name];
    if (feature && !features.includes(feature)) return failure('not_found', headers);
    if (shape.status === 204) return new Response(null, { status: 204, headers });
    const full = answer(found.params);
    if (full === undefined) return failure('not_found', headers);
    const body = mood === 'empty' && Array.isArray(full) ? [] : full;
    return Response.json(shape.schema.parse(body), { status: shape.status, headers });
  };
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

function failure(code: ErrorCode, headers: Headers): Response {
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
