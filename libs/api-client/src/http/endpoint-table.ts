import type { endpoints, EndpointName } from '@shop/contract/endpoints';
import type { linkedOrderEndpoints } from './linked-order-endpoints.ts';

type Endpoints = typeof endpoints;
type Described<E extends { access: string }> = Pick<
  E,
  Extract<keyof E, 'method' | 'path' | 'feature'>
> & {
  /** Whether a token is sent. The API server decides what an account may do. */
  readonly access: E['access'] extends 'public' ? 'public' : 'admin';
};
type DescribedEndpoints = { [Name in EndpointName]: Described<Endpoints[Name]> };

/** The properties of each endpoint that a client needs to call it. */
export type EndpointTable = Partial<DescribedEndpoints>;

/**
 * The properties of the shoppers' endpoints that the client needs at run time. The contract's own table
 * imports zod, which must not be in the apps' bundles. The types ensure that the tables are equal.
 */
export const shopperEndpoints = {
  listProducts: { method: 'GET', path: '/api/products/', access: 'public' },
  listPopularProducts: { method: 'GET', path: '/api/products/popular/', access: 'public' },
  listPromoProducts: { method: 'GET', path: '/api/products/badge/Promo/', access: 'public' },
  listProductsByGender: { method: 'GET', path: '/api/products/gender/:gender/', access: 'public' },
  listProductsBySeason: {
    method: 'GET',
    path: '/api/products/gender/:gender/season/:season/',
    access: 'public',
  },
  readProduct: {
    method: 'GET',
    path: '/api/products/:id/',
    access: 'public',
    feature: 'product-read',
  },
  listFacets: {
    method: 'GET',
    path: '/api/products/facets/',
    access: 'public',
    feature: 'facets',
  },
  listBannerImages: { method: 'GET', path: '/api/images/banner/', access: 'public' },
  listRoundedImages: { method: 'GET', path: '/api/images/rounded/', access: 'public' },
  listImages: { method: 'GET', path: '/api/images/', access: 'public' },
  createQuery: { method: 'POST', path: '/api/queries/', access: 'public' },
  createOrder: { method: 'POST', path: '/api/commands/', access: 'public' },
  readOrderLimits: {
    method: 'GET',
    path: '/api/commands/limits/',
    access: 'public',
    feature: 'order-limits',
  },
  createClientError: {
    method: 'POST',
    path: '/api/client-errors/',
    access: 'public',
    feature: 'client-errors',
  },
} as const satisfies EndpointTable;

/** All endpoints but those of a buyer's link; the storefront does not load those of the owner. */
export const allEndpoints = {
  ...shopperEndpoints,
  createProduct: { method: 'POST', path: '/api/products/', access: 'admin' },
  updateProduct: { method: 'PUT', path: '/api/products/:id/', access: 'admin' },
  deleteProduct: { method: 'DELETE', path: '/api/products/:id/', access: 'admin' },
  createImage: { method: 'POST', path: '/api/images/', access: 'admin' },
  updateImage: { method: 'PUT', path: '/api/images/:id/', access: 'admin' },
  deleteImage: { method: 'DELETE', path: '/api/images/:id/', access: 'admin' },
  listQueries: { method: 'GET', path: '/api/queries/list/', access: 'admin' },
  deleteQuery: { method: 'DELETE', path: '/api/queries/delete/:id/', access: 'admin' },
  listOrders: { method: 'GET', path: '/api/commands/list/', access: 'admin' },
  deleteOrder: { method: 'DELETE', path: '/api/commands/delete/:id/', access: 'admin' },
  login: { method: 'POST', path: '/accounts/login/', access: 'public' },
  protectedAdmin: { method: 'GET', path: '/accounts/protected-admin/', access: 'admin' },
  refresh: {
    method: 'POST',
    path: '/accounts/token/refresh/',
    access: 'public',
    feature: 'refresh',
  },
  logout: { method: 'POST', path: '/accounts/logout/', access: 'public', feature: 'refresh' },
  readOrder: { method: 'GET', path: '/api/commands/:id/', access: 'admin', feature: 'status' },
  updateOrder: { method: 'PATCH', path: '/api/commands/:id/', access: 'admin', feature: 'status' },
  editOrder: { method: 'PUT', path: '/api/commands/:id/', access: 'admin', feature: 'order-edit' },
  createManualOrder: {
    method: 'POST',
    path: '/api/manual-commands/',
    access: 'admin',
    feature: 'drafts',
  },
  splitOrder: {
    method: 'POST',
    path: '/api/commands/:id/split/',
    access: 'admin',
    feature: 'drafts',
  },
  countOrders: { method: 'GET', path: '/api/commands/counts/', access: 'admin', feature: 'status' },
  updateQuery: {
    method: 'PATCH',
    path: '/api/queries/:id/',
    access: 'admin',
    feature: 'message-status',
  },
  readStats: { method: 'GET', path: '/api/stats/', access: 'admin', feature: 'stats' },
  readDashboard: { method: 'GET', path: '/api/dashboard/', access: 'admin', feature: 'dashboard' },
  changePassword: {
    method: 'POST',
    path: '/accounts/password/',
    access: 'admin',
    feature: 'account',
  },
  listSessions: {
    method: 'GET',
    path: '/accounts/sessions/',
    access: 'admin',
    feature: 'account',
  },
  endAllSessions: {
    method: 'DELETE',
    path: '/accounts/sessions/',
    access: 'admin',
    feature: 'account',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/accounts/sessions/others/',
    access: 'admin',
    feature: 'account',
  },
  endSession: {
    method: 'DELETE',
    path: '/accounts/sessions/:id/',
    access: 'admin',
    feature: 'account',
  },
  startTwoFactor: {
    method: 'POST',
    path: '/accounts/two-factor/',
    access: 'admin',
    feature: 'two-factor',
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/accounts/two-factor/confirm/',
    access: 'admin',
    feature: 'two-factor',
  },
  stopTwoFactor: {
    method: 'POST',
    path: '/accounts/two-factor/stop/',
    access: 'admin',
    feature: 'two-factor',
  },
  listStaff: {
    method: 'GET',
    path: '/accounts/staff/',
    access: 'admin',
    feature: 'staff',
  },
  createStaff: {
    method: 'POST',
    path: '/accounts/staff/',
    access: 'admin',
    feature: 'staff',
  },
  updateStaff: {
    method: 'PATCH',
    path: '/accounts/staff/:id/',
    access: 'admin',
    feature: 'staff',
  },
  resetStaffPassword: {
    method: 'POST',
    path: '/accounts/staff/:id/password/',
    access: 'admin',
    feature: 'staff',
  },
  stopStaffTwoFactor: {
    method: 'DELETE',
    path: '/accounts/staff/:id/two-factor/',
    access: 'admin',
    feature: 'staff',
  },
  deleteStaff: {
    method: 'DELETE',
    path: '/accounts/staff/:id/',
    access: 'admin',
    feature: 'staff',
  },
  listSecurityEvents: {
    method: 'GET',
    path: '/accounts/security-events/',
    access: 'admin',
    feature: 'security-events',
  },
  recordOrderExport: {
    method: 'POST',
    path: '/accounts/security-events/exports/',
    access: 'admin',
    feature: 'security-events',
  },
  countCalls: {
    method: 'GET',
    path: '/api/confirmation/counts/',
    access: 'admin',
    feature: 'confirmation',
  },
  takeNextCall: {
    method: 'POST',
    path: '/api/confirmation/next/',
    access: 'admin',
    feature: 'confirmation',
  },
  takeCall: {
    method: 'POST',
    path: '/api/confirmation/orders/:id/',
    access: 'admin',
    feature: 'confirmation',
  },
  releaseCall: {
    method: 'DELETE',
    path: '/api/confirmation/orders/:id/',
    access: 'admin',
    feature: 'confirmation',
  },
  recordCallOutcome: {
    method: 'POST',
    path: '/api/confirmation/orders/:id/outcomes/',
    access: 'admin',
    feature: 'confirmation',
  },
  undoCallOutcome: {
    method: 'POST',
    path: '/api/confirmation/orders/:id/outcomes/:attempt/undo/',
    access: 'admin',
    feature: 'confirmation',
  },
  listCustomers: {
    method: 'GET',
    path: '/api/customers/',
    access: 'admin',
    feature: 'customers',
  },
  readOrderCustomer: {
    method: 'GET',
    path: '/api/customers/orders/:id/',
    access: 'admin',
    feature: 'customers',
  },
  readCustomer: {
    method: 'GET',
    path: '/api/customers/:id/',
    access: 'admin',
    feature: 'customers',
  },
  updateCustomer: {
    method: 'PATCH',
    path: '/api/customers/:id/',
    access: 'admin',
    feature: 'customers',
  },
  deleteCustomerNote: {
    method: 'DELETE',
    path: '/api/customers/:id/notes/:note/',
    access: 'admin',
    feature: 'customers',
  },
  mergeCustomers: {
    method: 'POST',
    path: '/api/customers/:id/merge/',
    access: 'admin',
    feature: 'customers',
  },
  separateCustomers: {
    method: 'POST',
    path: '/api/customers/:id/separate/',
    access: 'admin',
    feature: 'customers',
  },
  undoOrderChange: {
    method: 'POST',
    path: '/api/commands/:id/undo/',
    access: 'admin',
    feature: 'undo',
  },
  readProductHistory: {
    method: 'GET',
    path: '/api/products/:id/history/',
    access: 'admin',
    feature: 'undo',
  },
  undoProductChange: {
    method: 'POST',
    path: '/api/products/:id/undo/',
    access: 'admin',
    feature: 'undo',
  },
  readImageHistory: {
    method: 'GET',
    path: '/api/images/:id/history/',
    access: 'admin',
    feature: 'undo',
  },
  undoImageChange: {
    method: 'POST',
    path: '/api/images/:id/undo/',
    access: 'admin',
    feature: 'undo',
  },
  readQueryHistory: {
    method: 'GET',
    path: '/api/queries/:id/history/',
    access: 'admin',
    feature: 'undo',
  },
  undoQueryChange: {
    method: 'POST',
    path: '/api/queries/:id/undo/',
    access: 'admin',
    feature: 'undo',
  },
  readCustomerHistory: {
    method: 'GET',
    path: '/api/customers/:id/history/',
    access: 'admin',
    feature: 'undo',
  },
  undoCustomerChange: {
    method: 'POST',
    path: '/api/customers/:id/undo/',
    access: 'admin',
    feature: 'undo',
  },
  undoStaffChange: {
    method: 'POST',
    path: '/accounts/staff/:id/undo/',
    access: 'admin',
    feature: 'undo',
  },
  listBin: { method: 'GET', path: '/api/bin/', access: 'admin', feature: 'undo' },
  restoreBinEntry: {
    method: 'POST',
    path: '/api/bin/:id/restore/',
    access: 'admin',
    feature: 'undo',
  },
  deleteBinEntry: { method: 'DELETE', path: '/api/bin/:id/', access: 'admin', feature: 'undo' },
} as const satisfies Omit<DescribedEndpoints, keyof typeof linkedOrderEndpoints>;
