import { endpoints, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import {
  customerRecordSchema,
  customerSchema,
  dashboardSchema,
  orderCustomerSchema,
} from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { sendOrder } from '../testing/orders.ts';
import { call } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

type AdminEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name]['access'] extends 'public' ? never : Name;
}[EndpointName];

/**
 * Whether the staff may call each endpoint that needs a token, and otherwise what it does that only the owner may. A
 * new endpoint needs a decision here (docs/adr/0097).
 */
const DECISIONS: Record<AdminEndpoint, 'staff' | 'deletes' | 'settings' | 'figures'> = {
  createProduct: 'staff',
  updateProduct: 'staff',
  readProductHistory: 'staff',
  undoProductChange: 'staff',
  readImageHistory: 'staff',
  undoImageChange: 'staff',
  readQueryHistory: 'staff',
  undoQueryChange: 'staff',
  readCustomerHistory: 'staff',
  undoCustomerChange: 'staff',
  deleteProduct: 'deletes',
  createImage: 'staff',
  updateImage: 'staff',
  deleteImage: 'deletes',
  listQueries: 'staff',
  updateQuery: 'staff',
  deleteQuery: 'deletes',
  listOrders: 'staff',
  readOrder: 'staff',
  updateOrder: 'staff',
  editOrder: 'staff',
  undoOrderChange: 'staff',
  countOrders: 'staff',
  createManualOrder: 'staff',
  splitOrder: 'staff',
  deleteOrder: 'deletes',
  readStats: 'figures',
  readDashboard: 'staff',
  countCalls: 'staff',
  takeNextCall: 'staff',
  takeCall: 'staff',
  // The order stays: another person may take it.
  releaseCall: 'staff',
  recordCallOutcome: 'staff',
  undoCallOutcome: 'staff',
  listCustomers: 'staff',
  readOrderCustomer: 'staff',
  readCustomer: 'staff',
  updateCustomer: 'staff',
  mergeCustomers: 'staff',
  separateCustomers: 'staff',
  deleteCustomerNote: 'deletes',
  listBin: 'staff',
  restoreBinEntry: 'staff',
  deleteBinEntry: 'deletes',
  // The account's own password, sessions and second factor.
  protectedAdmin: 'staff',
  changePassword: 'staff',
  listSessions: 'staff',
  endSession: 'staff',
  endOtherSessions: 'staff',
  endAllSessions: 'staff',
  startTwoFactor: 'staff',
  confirmTwoFactor: 'staff',
  stopTwoFactor: 'staff',
  listStaff: 'settings',
  createStaff: 'settings',
  updateStaff: 'settings',
  resetStaffPassword: 'settings',
  stopStaffTwoFactor: 'settings',
  deleteStaff: 'settings',
  undoStaffChange: 'settings',
  listSecurityEvents: 'settings',
  // A file with all orders, their contacts and their amounts.
  recordOrderExport: 'figures',
};

const all: [string, Endpoint][] = Object.entries(endpoints);
const decisions = new Map<string, string>(Object.entries(DECISIONS));
/** The one that ends the session of the request is the last one. */
const adminEndpoints = all
  .filter(([, { access }]) => access !== 'public')
  .toSorted(
    ([one], [other]) => Number(one === 'endAllSessions') - Number(other === 'endAllSessions'),
  );

/** Calls an endpoint with an empty body, for an object that does not exist. */
async function callEmpty(api: TestApi, { method, path, body }: Endpoint, token: string) {
  const empty = body && (body.kind === 'form' ? emptyForm() : {});
  const response = await call(api, method, path.replace(/:\w+/g, '999999'), { token, body: empty });
  const read = z.object({ code: z.string() }).safeParse(response.body ? response.json() : null);
  return [response.statusCode, read.data?.code] as const;
}

function emptyForm(): FormData {
  const form = new FormData();
  form.append('unknown', '1');
  return form;
}

const LAST_YEARS = 'from=2026-01-01&to=2027-12-31';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('ADR 0097: each endpoint that needs a token has a decision about the staff, which is the one of the contract', () => {
    expect(adminEndpoints.map(([name]) => name).toSorted()).toEqual(
      Array.from(decisions.keys()).toSorted(),
    );
    for (const [name, { access }] of adminEndpoints) {
      expect([name, access]).toEqual([name, decisions.get(name) === 'staff' ? 'admin' : 'owner']);
    }
  });

  test('ADR 0097: the staff are refused what is for the owner, before the request is read, and nothing else', async () => {
    const api = getApi();
    const staff = await signStaffIn(api);
    for (const [name, endpoint] of adminEndpoints) {
      const [status, code] = await callEmpty(api, endpoint, staff);
      if (decisions.get(name) === 'staff') expect([401, 403], name).not.toContain(status);
      else expect([name, status, code]).toEqual([name, 403, 'forbidden']);
    }
  });

  test('ADR 0097: without the features, the staff are refused the same', async () => {
    const api = getApi();
    const staff = await signStaffIn(api);
    const bare = await createTestApi(api.testDatabase, { features: [] });
    for (const [name, endpoint] of adminEndpoints) {
      if (endpoint.feature) continue;
      const [status, code] = await callEmpty(bare, endpoint, staff);
      if (decisions.get(name) === 'staff') expect([401, 403], name).not.toContain(status);
      else expect([name, status, code]).toEqual([name, 403, 'forbidden']);
    }
    await bare.close();
  });

  test('API-3 the owner is refused no endpoint', async () => {
    const api = getApi();
    for (const [name, endpoint] of adminEndpoints) {
      if (name === 'endAllSessions') continue;
      const [status] = await callEmpty(api, endpoint, api.token);
      expect([401, 403], name).not.toContain(status);
    }
  });

  test('ADR 0097: the staff read what to do and the customers without figures; the owner reads them whole', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token, {
      colors: colors({ M: 5 }),
    });
    const { command_id: order } = (await sendOrder(api, orderBody(product, {}))).json();
    const staff = await signStaffIn(api);
    const read = async (url: string, token: string): Promise<unknown> =>
      (await call(api, 'GET', url, { token })).json();

    const dashboard = async (token: string) =>
      dashboardSchema.parse(await read(`/api/dashboard/?${LAST_YEARS}`, token));
    const seen = await dashboard(staff);
    const { figures, to_do: toDo } = await dashboard(api.token);
    expect(figures?.expected.orders).toBe(1);
    expect(toDo.calls.amount).not.toBe('0.00');
    expect(seen.figures).toBeUndefined();
    expect(JSON.stringify(seen)).not.toContain('amount');
    expect(seen.to_do.calls).toEqual({ count: 1, oldest_at: toDo.calls.oldest_at });

    const list = async (token: string) =>
      z.array(customerSchema).parse(await read('/api/customers/', token));
    const [own] = await list(api.token);
    const [shown] = await list(staff);
    expect(own?.total_paid).toBe('0.00');
    expect(shown).toEqual({ ...own, total_paid: undefined });
    const url = `/api/customers/${own?.id}/`;
    const record = customerRecordSchema.parse(await read(url, staff));
    expect(record.total_paid).toBeUndefined();
    expect(record.order_list[0]?.total_amount, 'the amount of one order').toMatch(/^\d+\.\d\d$/);
    const ofOrder = await read(`/api/customers/orders/${order}/`, staff);
    expect(orderCustomerSchema.parse(ofOrder).customer.total_paid).toBeUndefined();
    const body = { add_tag: 'fidèle' };
    const changed = await call(api, 'PATCH', url, { token: staff, body });
    expect(customerRecordSchema.parse(changed.json())).toMatchObject({ tags: ['fidèle'] });
    expect(changed.body).not.toContain('total_paid');
  });
});
