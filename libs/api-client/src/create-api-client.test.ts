import { endpoints, type EndpointName } from '@shop/contract/endpoints';
import { FEATURES } from '@shop/contract/features';
import { expect, test } from 'vitest';

import { createApiClient, type ApiClient } from './create-api-client.ts';
import { DRAFT, EDIT, MANUAL, ORDER, SPLIT } from './testing/samples.ts';
import { startApiServer, type Reply } from './testing/scripted-api-server.ts';

const image = new Blob(['image'], { type: 'image/webp' });
const draft = { ...DRAFT, colors: [] };
const message = {
  client_name: 'A',
  email: 'a@b.tn',
  query_type: 'information',
  message: 'M',
} as const;

/** The calls of a client of its own (linked-commands.test.ts). */
type LinkedName = 'readLinkedOrder' | 'updateLinkedOrder';
type Name = Exclude<EndpointName, LinkedName>;

/** Each call once, with the path that it must request. */
const CALLS: Record<Name, [call: (client: ApiClient) => Promise<unknown>, path: string]> = {
  listProducts: [(c) => c.products.list(), '/api/products/'],
  listPopularProducts: [(c) => c.products.listPopular(), '/api/products/popular/'],
  listPromoProducts: [(c) => c.products.listPromo(), '/api/products/badge/Promo/'],
  listProductsByGender: [(c) => c.products.listByGender('Men'), '/api/products/gender/Men/'],
  listProductsBySeason: [
    (c) => c.products.listBySeason('Accessoire', 'New Arrivals'),
    '/api/products/gender/Accessoire/season/New%20Arrivals/',
  ],
  createProduct: [(c) => c.products.create(draft), '/api/products/'],
  updateProduct: [(c) => c.products.update('a/1', draft), '/api/products/a%2F1/'],
  deleteProduct: [(c) => c.products.delete('1'), '/api/products/1/'],
  listBannerImages: [(c) => c.images.listBanner(), '/api/images/banner/'],
  listRoundedImages: [(c) => c.images.listRounded(), '/api/images/rounded/'],
  listImages: [(c) => c.images.list(), '/api/images/'],
  createImage: [(c) => c.images.create({ image, image_type: 'banner' }), '/api/images/'],
  updateImage: [(c) => c.images.update('1', { image }), '/api/images/1/'],
  deleteImage: [(c) => c.images.delete('1'), '/api/images/1/'],
  createQuery: [(c) => c.queries.create(message), '/api/queries/'],
  listQueries: [(c) => c.queries.list(), '/api/queries/list/'],
  deleteQuery: [(c) => c.queries.delete('1'), '/api/queries/delete/1/'],
  createOrder: [(c) => c.commands.create(ORDER), '/api/commands/'],
  readOrderLimits: [(c) => c.commands.limits(), '/api/commands/limits/'],
  listOrders: [(c) => c.commands.list(), '/api/commands/list/'],
  deleteOrder: [(c) => c.commands.delete('K7Q29-FXM3T'), '/api/commands/delete/K7Q29-FXM3T/'],
  login: [(c) => c.auth.login({ username: 'owner', password: 'p' }), '/accounts/login/'],
  protectedAdmin: [(c) => c.auth.checkProtectedAdmin(), '/accounts/protected-admin/'],
  listFacets: [(c) => c.products.getFacets(), '/api/products/facets/'],
  readProduct: [(c) => c.products.get('1'), '/api/products/1/'],
  refresh: [(c) => c.auth.refresh({ refresh: 'r' }), '/accounts/token/refresh/'],
  logout: [(c) => c.auth.logout({ refresh: 'r' }), '/accounts/logout/'],
  readOrder: [(c) => c.commands.get('K'), '/api/commands/K/'],
  updateOrder: [(c) => c.commands.update('K', { status: 'confirmed' }), '/api/commands/K/'],
  editOrder: [(c) => c.commands.edit('K', EDIT), '/api/commands/K/'],
  createManualOrder: [(c) => c.commands.createManual(MANUAL), '/api/manual-commands/'],
  splitOrder: [(c) => c.commands.split('K', SPLIT), '/api/commands/K/split/'],
  countOrders: [(c) => c.commands.count(), '/api/commands/counts/'],
  updateQuery: [(c) => c.queries.update('1', { answered: true }), '/api/queries/1/'],
  readStats: [
    (c) => c.stats.get({ from: '2026-11-01', to: '2026-11-21' }),
    '/api/stats/?from=2026-11-01&to=2026-11-21',
  ],
  readDashboard: [
    (c) => c.stats.getDashboard({ from: '2026-11-01', to: '2026-11-21' }),
    '/api/dashboard/?from=2026-11-01&to=2026-11-21',
  ],
  changePassword: [
    (c) => c.account.changePassword({ current_password: 'a', new_password: 'b' }),
    '/accounts/password/',
  ],
  listSessions: [(c) => c.account.listSessions(), '/accounts/sessions/'],
  endSession: [(c) => c.account.endSession('1'), '/accounts/sessions/1/'],
  endOtherSessions: [(c) => c.account.endOtherSessions(), '/accounts/sessions/others/'],
  endAllSessions: [(c) => c.account.endAllSessions(), '/accounts/sessions/'],
  startTwoFactor: [(c) => c.account.startTwoFactor({ password: 'p' }), '/accounts/two-factor/'],
  confirmTwoFactor: [
    (c) => c.account.confirmTwoFactor({ code: '1' }),
    '/accounts/two-factor/confirm/',
  ],
  stopTwoFactor: [
    (c) => c.account.stopTwoFactor({ password: 'p', code: '1' }),
    '/accounts/two-factor/stop/',
  ],
  listStaff: [(c) => c.staff.list(), '/accounts/staff/'],
  createStaff: [(c) => c.staff.create({ username: 'Salma' }), '/accounts/staff/'],
  resetStaffPassword: [(c) => c.staff.resetPassword('2'), '/accounts/staff/2/password/'],
  updateStaff: [(c) => c.staff.update('1', { disabled: true }), '/accounts/staff/1/'],
  stopStaffTwoFactor: [(c) => c.staff.stopTwoFactor('2'), '/accounts/staff/2/two-factor/'],
  deleteStaff: [(c) => c.staff.delete('1'), '/accounts/staff/1/'],
  listSecurityEvents: [
    (c) => c.securityEvents.list({ kind: 'rejection' }),
    '/accounts/security-events/?kind=rejection',
  ],
  createClientError: [
    (c) => c.clientErrors.create({ app: 'storefront', path: '/', name: 'TypeError', stack: '' }),
    '/api/client-errors/',
  ],
  recordOrderExport: [
    (c) => c.securityEvents.recordOrderExport({ orders: 3 }),
    '/accounts/security-events/exports/',
  ],
  countCalls: [(c) => c.confirmation.count(), '/api/confirmation/counts/'],
  takeNextCall: [(c) => c.confirmation.takeNext(), '/api/confirmation/next/'],
  takeCall: [(c) => c.confirmation.take('K'), '/api/confirmation/orders/K/'],
  releaseCall: [(c) => c.confirmation.release('K'), '/api/confirmation/orders/K/'],
  recordCallOutcome: [
    (c) => c.confirmation.record('K', { outcome: 'no_answer' }),
    '/api/confirmation/orders/K/outcomes/',
  ],
  undoCallOutcome: [
    (c) => c.confirmation.undo('K', '7'),
    '/api/confirmation/orders/K/outcomes/7/undo/',
  ],
  undoOrderChange: [(c) => c.commands.undo('K', { version: '3' }), '/api/commands/K/undo/'],
  readProductHistory: [(c) => c.products.history('7'), '/api/products/7/history/'],
  undoProductChange: [(c) => c.products.undo('7', '12'), '/api/products/7/undo/'],
  readImageHistory: [(c) => c.images.history('7'), '/api/images/7/history/'],
  undoImageChange: [(c) => c.images.undo('7', '12'), '/api/images/7/undo/'],
  readQueryHistory: [(c) => c.queries.history('7'), '/api/queries/7/history/'],
  undoQueryChange: [(c) => c.queries.undo('7', '12'), '/api/queries/7/undo/'],
  readCustomerHistory: [(c) => c.customers.history('7'), '/api/customers/7/history/'],
  undoCustomerChange: [(c) => c.customers.undo('7', '12'), '/api/customers/7/undo/'],
  undoStaffChange: [(c) => c.staff.undo('7', 'deletion'), '/accounts/staff/7/undo/'],
  listBin: [(c) => c.bin.list({ kind: 'order' }), '/api/bin/?kind=order'],
  restoreBinEntry: [(c) => c.bin.restore('order-K'), '/api/bin/order-K/restore/'],
  deleteBinEntry: [(c) => c.bin.delete('order-K'), '/api/bin/order-K/'],
  listCustomers: [(c) => c.customers.list({ blocked: true }), '/api/customers/?blocked=true'],
  readOrderCustomer: [(c) => c.customers.getOfOrder('K'), '/api/customers/orders/K/'],
  readCustomer: [(c) => c.customers.get('3'), '/api/customers/3/'],
  updateCustomer: [(c) => c.customers.update('3', { blocked: true }), '/api/customers/3/'],
  deleteCustomerNote: [(c) => c.customers.deleteNote('3', '7'), '/api/customers/3/notes/7/'],
  mergeCustomers: [(c) => c.customers.merge('3', '4'), '/api/customers/3/merge/'],
  separateCustomers: [(c) => c.customers.separate('3', '4'), '/api/customers/3/separate/'],
};

const names = Object.keys(endpoints).filter((name): name is Name => name in CALLS);

test.each(names)(
  'API-1 API-3 %s is sent to its path, with the bearer token when it is an admin call',
  async (name) => {
    const features = FEATURES.join(' ');
    const { client, received } = await startApiServer(() => ({ features, body: [] }), {
      tokens: { read: () => ({ access: 'secret', refresh: 'r' }), write: () => {} },
    });
    await client.products.list();
    received.length = 0;
    const [call, path] = CALLS[name];
    await call(client).catch(() => undefined);
    expect(received).toEqual([expect.objectContaining({ method: endpoints[name].method, path })]);
    expect(received[0]?.headers.authorization).toBe(
      endpoints[name].access === 'public' ? undefined : 'Bearer secret',
    );
  },
);

test('API-4 a call of a feature is rejected as unsupported, not sent, until the latest response lists it', async () => {
  const ofFeatures = names.filter((name) => 'feature' in endpoints[name]);
  const { client, received } = await startApiServer(() => ({ body: [] }));
  await client.products.list();
  for (const name of ofFeatures) {
    await expect(CALLS[name][0](client), name).rejects.toMatchObject({
      kind: 'unsupported',
      call: name,
      feature: expect.any(String),
    });
  }
  expect(received).toHaveLength(1);
  expect(ofFeatures).toHaveLength(57);
});

test('API-4 initial features are valid until the first response', async () => {
  const { client, received } = await startApiServer(() => ({ body: { product_Id: 1 } }), {
    initialFeatures: ['product-read', 'image-widths'],
  });
  expect([...client.features()]).toEqual(['product-read', 'image-widths']);
  await client.products.get('1').catch(() => undefined);
  expect(received.map(({ path }) => path)).toEqual(['/api/products/1/']);
  expect([...client.features()]).toEqual([]);
  await expect(client.products.get('1')).rejects.toMatchObject({ kind: 'unsupported' });
});

test.each<[string, Reply, readonly string[]]>([
  ['a proxy’s 502', { status: 502, body: '<h1>Bad gateway</h1>' }, ['paging', 'search']],
  ['a 503 in JSON', { status: 503, body: { message: 'no upstream' } }, ['paging', 'search']],
  ['a proxy’s 404', { status: 404, body: '<h1>Not found</h1>' }, ['paging', 'search']],
  ['a page that is not JSON', { body: '<title>Wi-Fi</title>' }, ['paging', 'search']],
  ['a response cut short', { fault: 'cut', body: '[' }, ['paging', 'search']],
  ['a 503 that lists others', { status: 503, features: 'paging' }, ['paging']],
  ['a list without features', { body: [] }, []],
  ['an error in JSON without features', { status: 401, body: { detail: 'No token' } }, []],
])('API-4 the features known after %s', async (_, reply, known) => {
  const { client } = await startApiServer((_received, count) =>
    count === 1 ? { features: 'paging search', body: [] } : reply,
  );
  await client.products.list();
  await client.products.list().catch(() => undefined);
  expect([...client.features()]).toEqual(known);
});

test('API-4 an API server without features receives no header beyond Accept, Content-Type and Authorization', async () => {
  const ordinary = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);
  const byRuntime = /^(user-agent|accept-.*|sec-fetch-.*)$/;
  const { client, received } = await startApiServer(() => ({ body: [] }), {
    tokens: { read: () => ({ access: 'secret', refresh: 'r' }), write: () => {} },
  });
  for (const name of names) await CALLS[name][0](client).catch(() => undefined);
  const sent = new Set(received.flatMap(({ headers }) => Object.keys(headers)));
  const added = [...sent].filter((name) => !ordinary.has(name) && !byRuntime.test(name));
  expect(added.sort()).toEqual(['accept', 'authorization', 'content-type']);
  expect(received).toHaveLength(22);
});

test('a base URL may have a path, with or without a trailing slash', async () => {
  const { url, received } = await startApiServer(() => ({ body: [] }));
  await createApiClient({ baseUrl: `${url}/shop` }).products.list();
  await createApiClient({ baseUrl: `${url}/shop/` }).products.list();
  expect(received.map(({ path }) => path)).toEqual(['/shop/api/products/', '/shop/api/products/']);
});
