import { z } from 'zod';
import { accountEndpoints } from './account-endpoints.ts';
import { confirmationEndpoints } from './confirmation-endpoints.ts';
import { GENDERS, SEASONS } from './constants.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import { draftEndpoints } from './draft-endpoints.ts';
import { pathId } from './entities/fields.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Feature } from './features.ts';
import { linkedOrderEndpoints } from './linked-order-endpoints.ts';
import { securityEventEndpoints } from './security-event-endpoints.ts';
import { undoEndpoints } from './undo-endpoints.ts';
import {
  adminSchema,
  clientErrorSchema,
  dashboardSchema,
  facetsQuerySchema,
  facetsSchema,
  loginRequestSchema,
  loginResultSchema,
  orderChangeSchema,
  orderCountsSchema,
  orderEditRequestSchema,
  orderLimitsSchema,
  orderListQuerySchema,
  orderRequestSchema,
  orderSchema,
  placedOrderSchema,
  placedMessageSchema,
  productFormSchema,
  productListQuerySchema,
  productSchema,
  savedProductSchema,
  messageChangeSchema,
  messageListQuerySchema,
  messageRequestSchema,
  markedMessageSchema,
  messageSchema,
  refreshRequestSchema,
  savedSiteImageSchema,
  siteImageChangeSchema,
  siteImageFormSchema,
  siteImageSchema,
  statsQuerySchema,
  statsSchema,
  tokensSchema,
} from './schemas.ts';

/** The body of a request: JSON, or a multipart form with files in the field `files.field`. */
export type RequestBody =
  | { kind: 'json'; schema: z.ZodType }
  | { kind: 'form'; schema: z.ZodType; files: { field: string; max: number; required: boolean } };

/** One endpoint of the contract, for the API server and its clients. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its trailing slash; `:name` is a parameter. */
  path: `/${string}/`;
  /**
   * Who may call: anyone; every admin, which are the owner and the staff; or the owner only, for what deletes, sets the
   * shop up, or returns figures (docs/adr/0097).
   */
  access: 'public' | 'admin' | 'owner';
  /** The figures in the response, by the names of their fields at any depth: the staff do not receive them. */
  ownerFields?: readonly string[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: RequestBody;
  response: { status: 200 | 201; schema: z.ZodType } | { status: 204 };
  /** Error codes beside the general codes (unreadable, wrong_type, unavailable, internal …). */
  errors: readonly ErrorCode[];
  /** The feature that adds the endpoint; absent for section 7. */
  feature?: Feature;
};

const id = z.object({ id: pathId });
const gender = z.object({ gender: z.enum(GENDERS, { error: 'not_a_choice' }) });
const season = z.object({ season: z.enum(SEASONS, { error: 'not_a_choice' }) });
const products = { status: 200, schema: z.array(productSchema) } as const;
const siteImages = { status: 200, schema: z.array(siteImageSchema) } as const;
const productImages = { field: 'product_images', max: 10, required: false } as const;
const image = { field: 'image', max: 1 } as const;

/**
 * Every endpoint of the API server: section 7 of the specification first (API-1), then the endpoints
 * of the features. The types of the server's routes and of the client's calls are derived from it.
 */
export const endpoints = {
  listProducts: {
    method: 'GET',
    path: '/api/products/',
    access: 'public',
    query: productListQuerySchema,
    response: products,
    errors: ['invalid'],
  },
  listPopularProducts: {
    method: 'GET',
    path: '/api/products/popular/',
    access: 'public',
    query: productListQuerySchema,
    response: products,
    errors: ['invalid'],
  },
  listPromoProducts: {
    method: 'GET',
    path: '/api/products/badge/Promo/',
    access: 'public',
    query: productListQuerySchema,
    response: products,
    errors: ['invalid'],
  },
  listProductsByGender: {
    method: 'GET',
    path: '/api/products/gender/:gender/',
    access: 'public',
    params: gender,
    query: productListQuerySchema,
    response: products,
    errors: ['invalid'],
  },
  listProductsBySeason: {
    method: 'GET',
    path: '/api/products/gender/:gender/season/:season/',
    access: 'public',
    params: gender.extend(season.shape),
    query: productListQuerySchema,
    response: products,
    errors: ['invalid'],
  },
  createProduct: {
    method: 'POST',
    path: '/api/products/',
    access: 'admin',
    body: { kind: 'form', schema: productFormSchema, files: productImages },
    response: { status: 201, schema: productSchema },
    errors: ['invalid', 'too_large', 'idempotency_key_reused'],
  },
  updateProduct: {
    method: 'PUT',
    path: '/api/products/:id/',
    access: 'admin',
    params: id,
    body: { kind: 'form', schema: productFormSchema, files: productImages },
    response: { status: 200, schema: savedProductSchema },
    errors: ['invalid', 'too_large', 'not_found', 'stock_moved', 'product_conflict'],
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/api/products/:id/',
    access: 'owner',
    params: id,
    response: { status: 204 },
    errors: ['not_found'],
  },
  listBannerImages: {
    method: 'GET',
    path: '/api/images/banner/',
    access: 'public',
    response: siteImages,
    errors: [],
  },
  listRoundedImages: {
    method: 'GET',
    path: '/api/images/rounded/',
    access: 'public',
    response: siteImages,
    errors: [],
  },
  listImages: {
    method: 'GET',
    path: '/api/images/',
    access: 'public',
    response: siteImages,
    errors: [],
  },
  createImage: {
    method: 'POST',
    path: '/api/images/',
    access: 'admin',
    body: { kind: 'form', schema: siteImageFormSchema, files: { ...image, required: true } },
    response: { status: 201, schema: siteImageSchema },
    errors: ['invalid', 'too_large', 'idempotency_key_reused'],
  },
  updateImage: {
    method: 'PUT',
    path: '/api/images/:id/',
    access: 'admin',
    params: id,
    body: { kind: 'form', schema: siteImageChangeSchema, files: { ...image, required: false } },
    response: { status: 200, schema: savedSiteImageSchema },
    errors: ['invalid', 'too_large', 'not_found'],
  },
  deleteImage: {
    method: 'DELETE',
    path: '/api/images/:id/',
    access: 'owner',
    params: id,
    response: { status: 204 },
    errors: ['not_found'],
  },
  createQuery: {
    method: 'POST',
    path: '/api/queries/',
    access: 'public',
    body: { kind: 'json', schema: messageRequestSchema },
    response: { status: 201, schema: placedMessageSchema },
    errors: ['invalid', 'command_not_found', 'idempotency_key_reused'],
  },
  listQueries: {
    method: 'GET',
    path: '/api/queries/list/',
    access: 'admin',
    query: messageListQuerySchema,
    response: { status: 200, schema: z.array(messageSchema) },
    errors: ['invalid'],
  },
  deleteQuery: {
    method: 'DELETE',
    path: '/api/queries/delete/:id/',
    access: 'owner',
    params: id,
    response: { status: 204 },
    errors: ['not_found'],
  },
  createOrder: {
    method: 'POST',
    path: '/api/commands/',
    access: 'public',
    body: { kind: 'json', schema: orderRequestSchema },
    response: { status: 201, schema: placedOrderSchema },
    errors: ['invalid', 'out_of_stock', 'total_changed', 'order_limit', 'idempotency_key_reused'],
  },
  listOrders: {
    method: 'GET',
    path: '/api/commands/list/',
    access: 'admin',
    query: orderListQuerySchema,
    response: { status: 200, schema: z.array(orderSchema) },
    errors: ['invalid'],
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/api/commands/delete/:id/',
    access: 'owner',
    params: id,
    response: { status: 204 },
    errors: ['not_found'],
  },
  login: {
    method: 'POST',
    path: '/accounts/login/',
    access: 'public',
    body: { kind: 'json', schema: loginRequestSchema },
    response: { status: 200, schema: loginResultSchema },
    errors: ['invalid', 'login_failed', 'two_factor_required', 'two_factor_refused'],
  },
  protectedAdmin: {
    method: 'GET',
    path: '/accounts/protected-admin/',
    access: 'admin',
    response: { status: 200, schema: adminSchema },
    errors: [],
  },
  listFacets: {
    method: 'GET',
    path: '/api/products/facets/',
    access: 'public',
    query: facetsQuerySchema,
    response: { status: 200, schema: facetsSchema },
    errors: ['invalid'],
    feature: 'facets',
  },
  readProduct: {
    method: 'GET',
    path: '/api/products/:id/',
    access: 'public',
    params: id,
    response: { status: 200, schema: productSchema },
    errors: ['not_found'],
    feature: 'product-read',
  },
  refresh: {
    method: 'POST',
    path: '/accounts/token/refresh/',
    access: 'public',
    body: { kind: 'json', schema: refreshRequestSchema },
    response: { status: 200, schema: tokensSchema },
    errors: ['invalid', 'refresh_refused'],
    feature: 'refresh',
  },
  logout: {
    method: 'POST',
    path: '/accounts/logout/',
    access: 'public',
    body: { kind: 'json', schema: refreshRequestSchema },
    response: { status: 204 },
    errors: ['invalid'],
    feature: 'refresh',
  },
  readOrder: {
    method: 'GET',
    path: '/api/commands/:id/',
    access: 'admin',
    params: id,
    response: { status: 200, schema: orderSchema },
    errors: ['not_found'],
    feature: 'status',
  },
  updateOrder: {
    method: 'PATCH',
    path: '/api/commands/:id/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: orderChangeSchema },
    response: { status: 200, schema: orderSchema },
    errors: ['invalid', 'not_found', 'bad_transition', 'idempotency_key_reused'],
    feature: 'status',
  },
  editOrder: {
    method: 'PUT',
    path: '/api/commands/:id/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: orderEditRequestSchema },
    response: { status: 200, schema: orderSchema },
    errors: [
      'invalid',
      'forbidden',
      'not_found',
      'out_of_stock',
      'total_changed',
      'order_conflict',
      'idempotency_key_reused',
    ],
    feature: 'order-edit',
  },
  countOrders: {
    method: 'GET',
    path: '/api/commands/counts/',
    access: 'admin',
    response: { status: 200, schema: orderCountsSchema },
    errors: [],
    feature: 'status',
  },
  readOrderLimits: {
    method: 'GET',
    path: '/api/commands/limits/',
    access: 'public',
    response: { status: 200, schema: orderLimitsSchema },
    errors: [],
    feature: 'order-limits',
  },
  updateQuery: {
    method: 'PATCH',
    path: '/api/queries/:id/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: messageChangeSchema },
    response: { status: 200, schema: markedMessageSchema },
    errors: ['invalid', 'not_found'],
    feature: 'message-status',
  },
  readStats: {
    method: 'GET',
    path: '/api/stats/',
    access: 'owner',
    query: statsQuerySchema,
    response: { status: 200, schema: statsSchema },
    errors: ['invalid'],
    feature: 'stats',
  },
  readDashboard: {
    method: 'GET',
    path: '/api/dashboard/',
    access: 'admin',
    ownerFields: ['figures', 'amount'],
    query: statsQuerySchema,
    response: { status: 200, schema: dashboardSchema },
    errors: ['invalid'],
    feature: 'dashboard',
  },
  createClientError: {
    method: 'POST',
    path: '/api/client-errors/',
    access: 'public',
    body: { kind: 'json', schema: clientErrorSchema },
    response: { status: 204 },
    errors: ['invalid'],
    feature: 'client-errors',
  },
  ...accountEndpoints,
  ...securityEventEndpoints,
  ...confirmationEndpoints,
  ...customerEndpoints,
  ...linkedOrderEndpoints,
  ...draftEndpoints,
  ...undoEndpoints,
} as const satisfies Record<string, Endpoint>;

/** The names of all endpoints. */
export type EndpointName = keyof typeof endpoints;
