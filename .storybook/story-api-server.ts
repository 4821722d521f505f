import { MESSAGE_LANGUAGES, type MessageLanguage } from '@shop/contract/constants';
import { endpoints, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import { ERROR_STATUS, type ErrorCode } from '@shop/contract/error-codes';
import {
  FEATURES_HEADER,
  REQUEST_ID_HEADER,
  SEARCH_HEADER,
  type Feature,
} from '@shop/contract/features';
import { withoutFields } from '@shop/contract/without-fields';
import {
  statsQuerySchema,
  type Admin,
  type ApiProduct,
  type CustomerRecord,
} from '@shop/contract/schemas';
import {
  FIXTURE_SECRET,
  fixtureAccounts,
  fixtureRecoveryCodes,
  fixtureSessions,
} from './account-fixtures.ts';
import {
  fixtureCall,
  fixtureCallCounts,
  fixtureNextCall,
  fixtureOutcome,
} from './call-fixtures.ts';
import {
  fixtureCustomerRecord,
  fixtureCustomers,
  fixtureOrderCustomer,
} from './customer-fixtures.ts';
import {
  fixtureOrderWithLink,
  readLinkedOrder,
  updateLinkedOrder,
} from './linked-order-fixtures.ts';
import { manualOrder, splitOrder } from './draft-fixtures.ts';
import { fixtureBin, fixtureUndoableOrder } from './bin-fixtures.ts';
import { editHistories } from './edit-history-fixtures.ts';
import { fixtureHistory } from './product-history-fixtures.ts';
import { editedOrder, fixtureOrders } from './order-fixtures.ts';
import { filterSecurityEvents } from './security-event-fixtures.ts';
import { findEndpoint, type Params } from './find-endpoint.ts';
import { StoryError } from './story-error.ts';
import {
  countOrders,
  paginate,
  facetsOf,
  filterCustomers,
  filterOrders,
  filterProducts,
  filterMessages,
  type ListRequest,
  type ListResponse,
} from './list-filters.ts';
import { damageList, transformTexts } from './changed-responses.ts';
import { dataSetNamed, type DataSet, type DataSetName } from './data-sets.ts';

/** `full`, but every update of a product fails, because someone else changed its price or its stock. */
type Conflict = 'repriced' | 'restocked';

/**
 * The data set it serves, or an injected fault: `failing` replies 500,
 * `failing-with-reference` also names the request, `silent` never replies, `unreadable`
 * sends the first two products and orders of a list with amounts that are no numbers.
 */
export type ApiServerMode =
  DataSetName | Conflict | 'failing' | 'failing-with-reference' | 'silent' | 'unreadable';

/** By default it serves the data set `full` and implements section 7 of the specification only. */
export type ApiServerOptions = {
  mode?: ApiServerMode;
  /** Features beyond section 7, listed in the header of each response. */
  features?: readonly Feature[];
  /**
   * What the access check adds about the signed-in admin, where its feature is listed. The staff are refused what
   * they may not do.
   */
  admin?: Partial<Admin>;
  /** The delay of each response, in milliseconds. */
  delay?: number;
  /** Changes the texts that people write, such as a product's name. */
  transformText?: (text: string) => string;
};

type HandlerRequest = ListRequest & {
  params: Params;
  data: DataSet;
  /** The colours of a product form. */
  colors: unknown;
  /** A JSON body; undefined for any other. */
  body: unknown;
  admin: Partial<Admin>;
  /** What was saved in the customers' records, which the next reads have. */
  savedCustomers: Map<string, Partial<CustomerRecord>>;
};

/** The reference of the errors of `failing-with-reference`. */
export const STORY_REQUEST_ID = '5f0c81d2a9b4-118';

/** The code of the second factor and the password that this API server accepts. */
export const STORY_CREDENTIALS = { code: '123456', password: 'une longue phrase' } as const;

/** The handler of each endpoint; fixed paths come before those with a parameter. */
const handlers: Record<EndpointName, (request: HandlerRequest) => unknown> = {
  listProducts: (request) => products(request, () => true),
  listPopularProducts: (request) => products(request, ({ is_popular }) => is_popular),
  listPromoProducts: (request) => products(request, ({ badge }) => badge === 'Promo'),
  listProductsByGender: (request) =>
    products(request, ({ gender }) => gender === request.params.gender),
  listProductsBySeason: (request) =>
    products(
      request,
      ({ gender, season }) => gender === request.params.gender && season === request.params.season,
    ),
  createProduct: ({ data }) => data.products[0],
  updateProduct: ({ params, data, colors }) => {
    const product = data.products.find(({ product_Id }) => product_Id === params.id);
    return product && { ...product, colors: colors ?? product.colors, change_id: '12' };
  },
  deleteProduct: () => undefined,
  createClientError: () => undefined,
  listBannerImages: ({ data }) => data.images.filter(({ image_type }) => image_type === 'banner'),
  listRoundedImages: ({ data }) => data.images.filter(({ image_type }) => image_type === 'rounded'),
  listImages: ({ data }) => data.images,
  createImage: ({ data }) => data.images[0],
  updateImage: ({ data: { images }, features }) =>
    images[0] && { ...images[0], ...(features.includes('undo') && { change_id: '12' }) },
  deleteImage: () => undefined,
  createQuery: () => ({ id: '9' }),
  listQueries: (request) => paginate(filterMessages(request.data.messages, request), request),
  deleteQuery: () => undefined,
  createOrder: () => createdOrder(),
  readOrderLimits: () => ({ line_pieces: 10, order_pieces: 50 }),
  listOrders: (request) => paginate(filterOrders(markedOrders(request), request), request),
  deleteOrder: () => undefined,
  login: ({ body, features }) => {
    if (features.includes('two-factor')) {
      const code = fieldOf(body, 'code');
      if (code === undefined) throw new StoryError('two_factor_required');
      if (code !== STORY_CREDENTIALS.code) throw new StoryError('two_factor_refused');
    }
    return TOKENS;
  },
  refresh: () => TOKENS,
  logout: () => undefined,
  protectedAdmin: ({ features, admin }) => ({
    username: 'owner',
    ...(features.includes('staff') && { role: 'owner' }),
    ...(features.includes('two-factor') && { two_factor: false }),
    ...(features.includes('account') && { password_change_required: false }),
    ...admin,
  }),
  changePassword: ({ body }) => checkPassword(body, 'current_password'),
  listSessions: () => fixtureSessions,
  endSession: () => undefined,
  endOtherSessions: () => undefined,
  endAllSessions: () => undefined,
  startTwoFactor: ({ body }) => {
    checkPassword(body, 'password');
    return { secret: FIXTURE_SECRET };
  },
  confirmTwoFactor: ({ body }) => {
    if (fieldOf(body, 'code') !== STORY_CREDENTIALS.code) {
      throw new StoryError('invalid', { fields: { code: 'incorrect' } });
    }
    return { recovery_codes: fixtureRecoveryCodes };
  },
  stopTwoFactor: ({ body }) => checkPassword(body, 'password'),
  listStaff: () => fixtureAccounts,
  listSecurityEvents: (request) =>
    paginate(filterSecurityEvents(request.data.events, request.query), request),
  recordOrderExport: () => undefined,
  createStaff: ({ body }) => ({
    ...fixtureAccounts.at(-1),
    username: fieldOf(body, 'username'),
    password: 'jasmin-de-sfax-2026',
  }),
  updateStaff: ({ params }) => fixtureAccounts.find(({ id }) => id === params.id),
  resetStaffPassword: ({ params }) => ({
    ...fixtureAccounts.find(({ id }) => id === params.id),
    password_change_required: true,
    password: 'olivier-de-mahdia-2026',
  }),
  stopStaffTwoFactor: () => undefined,
  deleteStaff: () => undefined,
  undoStaffChange: ({ params }) => fixtureAccounts.find(({ id }) => id === params.id),
  countOrders: ({ data }) => countOrders(data.orders),
  readOrder: (request) => {
    const { features, params } = request;
    const order = markedOrders(request).find(({ command_id }) => command_id === params.id);
    if (order && features.includes('undo')) return fixtureUndoableOrder(order);
    return order && features.includes('confirmation-link') ? fixtureOrderWithLink(order) : order;
  },
  updateOrder: (request) =>
    request.features.includes('undo')
      ? fixtureUndoableOrder(orderOf(request), fieldOf(request.body, 'note'))
      : request.data.orders.find(({ command_id }) => command_id === request.params.id),
  editOrder: (request) => editedOrder(orderOf(request), request.body),
  createManualOrder: ({ data, body }) => manualOrder(data.orders, body),
  splitOrder: (request) =>
    splitOrder(orderOf(request), request.body, request.features.includes('undo')),
  updateQuery: ({ params, data }) => data.messages.find((message) => message.id === params.id),
  listFacets: ({ data, query }) =>
    facetsOf(
      data.products.filter(
        ({ gender, season }) =>
          gender === (query.get('gender') ?? gender) && season === (query.get('season') ?? season),
      ),
    ),
  readProduct: ({ params, data }) =>
    data.products.find(({ product_Id }) => product_Id === params.id),
  readStats: ({ data, query }) => ({ ...data.stats, days: lastDays(data, query) }),
  readDashboard: ({ data }) => data.dashboard,
  countCalls: ({ data }) => fixtureCallCounts(data.orders),
  takeNextCall: ({ data: { orders }, features }) =>
    fixtureNextCall(
      features.includes('confirmation-link') ? orders.map(fixtureOrderWithLink) : orders,
    ),
  takeCall: (request) => fixtureCall(orderOf(request)),
  releaseCall: () => undefined,
  recordCallOutcome: (request) => fixtureOutcome(orderOf(request)),
  undoCallOutcome: (request) => fixtureCall({ ...orderOf(request), status: 'new' }),
  readLinkedOrder: ({ data, body }) => readLinkedOrder(data.orders, body),
  updateLinkedOrder: ({ data, body }) => updateLinkedOrder(data.orders, body),
  undoOrderChange: (request) => ({ ...orderOf(request), status: 'new' }),
  readProductHistory: ({ params, data }) =>
    fixtureHistory(data.products.find(({ product_Id }) => product_Id === params.id)),
  undoProductChange: ({ params, data }) =>
    data.products.find(({ product_Id }) => product_Id === params.id),
  undoCustomerChange: ({ data, params }) => fixtureCustomerRecord(data.orders, params.id ?? ''),
  undoQueryChange: ({ params, data }) => data.messages.find((message) => message.id === params.id),
  ...editHistories,
  undoImageChange: ({ data }) => data.images[0],
  listBin: (request) => {
    const kind = request.query.get('kind');
    const entries = fixtureBin(request.data).filter(
      (entry) => kind === null || entry.kind === kind,
    );
    return paginate(entries, request);
  },
  restoreBinEntry: ({ data, params }) => fixtureBin(data).find(({ id }) => id === params.id),
  deleteBinEntry: () => undefined,
  listCustomers: (request) =>
    paginate(filterCustomers(fixtureCustomers(request.data.orders), request), request),
  readOrderCustomer: (request) => fixtureOrderCustomer(request.data.orders, orderOf(request)),
  readCustomer: customerRecord,
  updateCustomer: (request) => {
    const blocked = fieldOf(request.body, 'blocked');
    const language = fieldOf(request.body, 'message_language');
    const id = request.params.id ?? '';
    request.savedCustomers.set(id, {
      ...request.savedCustomers.get(id),
      ...(typeof blocked === 'boolean' && { blocked }),
      ...(isMessageLanguage(language) && { message_language: language }),
    });
    return customerRecord(request);
  },
  deleteCustomerNote: () => undefined,
  mergeCustomers: ({ data, params }) => fixtureCustomerRecord(data.orders, params.id ?? ''),
  separateCustomers: ({ data, params }) => fixtureCustomerRecord(data.orders, params.id ?? ''),
};

function customerRecord({ data, params: { id = '' }, savedCustomers }: HandlerRequest) {
  const record = fixtureCustomerRecord(data.orders, id);
  return record && { ...record, ...savedCustomers.get(id) };
}

function isMessageLanguage(value: unknown): value is MessageLanguage {
  return MESSAGE_LANGUAGES.some((each) => each === value);
}

function orderOf({ data, params }: HandlerRequest) {
  const order = data.orders.find(({ command_id }) => command_id === params.id);
  if (!order) throw new StoryError('not_found');
  return order;
}

/** The orders; with the feature `quarantine`, the newest is in it. */
function markedOrders({ data, features }: HandlerRequest) {
  if (!features.includes('quarantine')) return data.orders;
  return data.orders.map((order, index) =>
    index === 0 ? { ...order, quarantine: 'filled_hidden_field' as const } : order,
  );
}

const TOKENS = { access: 'story-access', refresh: 'story-refresh' };

/**
 * An API server in the browser, in the manner of Mock Service Worker: pass it to the API client as
 * `fetch`. The contract's schemas validate every response, so a story cannot show data that no API
 * server sends.
 */
export function storyApiServer(options: ApiServerOptions = {}): typeof fetch {
  const { mode = 'full', features = [], admin = {}, delay = 0, transformText } = options;
  const featureHeaders: [string, string][] =
    features.length > 0 ? [[FEATURES_HEADER, features.join(' ')]] : [];
  const savedCustomers: HandlerRequest['savedCustomers'] = new Map();
  return async (input, init) => {
    const request = new Request(input, init);
    if (mode === 'silent') return never(request.signal);
    if (delay > 0) await wait(delay);
    if (mode === 'failing') return failure('internal', featureHeaders);
    if (mode === 'failing-with-reference') {
      return failure('internal', [...featureHeaders, [REQUEST_ID_HEADER, STORY_REQUEST_ID]]);
    }
    const { pathname, searchParams: query } = new URL(request.url);
    const search = request.headers.get(SEARCH_HEADER);
    if (search !== null) query.set('search', decodeURIComponent(search));
    const match = findEndpoint(request.method, pathname);
    if (match === undefined) return failure('not_found', featureHeaders);
    const {
      response: responseType,
      feature,
      access,
      ownerFields = [],
    }: Endpoint = endpoints[match.name];
    if (feature && !features.includes(feature)) return failure('not_found', featureHeaders);
    const isStaff = admin.role === 'staff';
    if (isStaff && access === 'owner') return failure('forbidden', featureHeaders);
    const data = dataSetNamed(isDataSet(mode) ? mode : 'full');
    const conflict = match.name === 'updateProduct' && conflictOf(mode, data, match.params);
    if (conflict) return failure(conflict.code, featureHeaders, conflict);
    const handlerRequest = {
      params: match.params,
      query,
      features,
      admin,
      data,
      savedCustomers,
      colors: await readColors(request),
      body: await readJson(request),
    };
    let result: unknown;
    try {
      result = handlers[match.name](handlerRequest);
    } catch (error) {
      if (!(error instanceof StoryError)) throw error;
      return failure(error.code, featureHeaders, error.details);
    }
    if (responseType.status === 204)
      return new Response(null, { status: 204, headers: featureHeaders });
    const { body, headers } = splitResponse(result);
    if (body === undefined) return failure('not_found', featureHeaders);
    const texts = transformText ? transformTexts(body, transformText) : body;
    const status = { status: responseType.status, headers: [...featureHeaders, ...headers] };
    const valid = responseType.schema.parse(isStaff ? withoutFields(texts, ownerFields) : texts);
    return Response.json(mode === 'unreadable' ? damageList(valid) : valid, status);
  };
}

async function readColors(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return undefined;
  const text = (await request.formData()).get('colors');
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

function isDataSet(mode: ApiServerMode): mode is DataSetName {
  return ![
    'repriced',
    'restocked',
    'unreadable',
    'failing',
    'failing-with-reference',
    'silent',
  ].includes(mode);
}

/** What another owner and an order changed in the product since it was loaded. */
function conflictOf(mode: ApiServerMode, { products: all }: DataSet, { id }: Params) {
  if (mode === 'repriced') {
    const changed = { price: '45.00', is_popular: false };
    return { code: 'product_conflict', changed } as const;
  }
  const colors = all.find(({ product_Id }) => product_Id === id)?.colors ?? [];
  const [first, ...others] = colors;
  if (mode !== 'restocked' || !first) return undefined;
  const sizes = first.sizes.map((each) => (each.size === 'S' ? { ...each, quantity: 3 } : each));
  return { code: 'stock_moved', colors: [{ ...first, sizes }, ...others] } as const;
}

function products(
  request: HandlerRequest,
  filter: (product: ApiProduct) => boolean,
): ListResponse<ApiProduct> {
  return paginate(filterProducts(request.data.products.filter(filter), request), request);
}

/** The body of a handler's result, and its headers besides the features header. */
function splitResponse(result: unknown): { body: unknown; headers: [string, string][] } {
  if (isListResponse(result)) return { body: result.rows, headers: result.headers };
  return { body: result, headers: [] };
}

function isListResponse(result: unknown): result is ListResponse<unknown> {
  return typeof result === 'object' && result !== null && 'rows' in result && 'headers' in result;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

const DAY_MS = 86_400_000;

/** As many days of the statistics as the query has. */
function lastDays({ stats }: DataSet, query: URLSearchParams) {
  const { from, to } = statsQuerySchema.parse(Object.fromEntries(query));
  return stats.days.slice(-(Date.parse(to) - Date.parse(from)) / DAY_MS - 1);
}

function createdOrder() {
  const { command_id, created_at, total_amount, shipping_charge } = fixtureOrders[0] ?? {};
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

function failure(code: ErrorCode, headers: [string, string][], details = {}): Response {
  const status = ERROR_STATUS[code];
  return Response.json({ error: code, code, ...details }, { status, headers });
}

async function readJson(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type') !== 'application/json') return undefined;
  const body: unknown = await request.json();
  return body;
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;
}

function checkPassword(body: unknown, field: string): undefined {
  if (fieldOf(body, field) === STORY_CREDENTIALS.password) return;
  throw new StoryError('invalid', { fields: { [field]: 'incorrect' } });
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
