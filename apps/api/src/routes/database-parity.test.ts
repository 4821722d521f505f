import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { createPostgresDatabase, createSqliteDatabase } from '../testing/each-database.ts';
import { manualBody } from '../testing/manual-orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';

const RUNS = 250;

const unexpectedValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\uD800', "'; drop table orders; --", '%', '\\', 'é\u0301', '🧣'),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 2 }),
);
const unexpectedText = unexpectedValue.map((value) =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
);
const message = {
  client_name: 'Sélim',
  email: 'selim@exemple.tn',
  query_type: 'information',
  message: 'Bonjour',
  command_id: null,
};

/** Generates a valid body in which one field, or one field of its line, has an unexpected value. */
function withUnexpectedValue(body: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const field = fc.constantFrom(...Object.keys(body), 'extra');
  return fc.tuple(field, unexpectedValue).map(([name, value]) => ({ ...body, [name]: value }));
}

const orders = fc.oneof(
  withUnexpectedValue(orderBody('1')),
  withUnexpectedValue({ product: '1', size: 'M', color: '#17457F', quantity: 1 }).map((line) => ({
    ...orderBody('1'),
    command_products: [line],
  })),
);
const requests = fc.oneof(
  orders.map((body) => ({ method: 'POST' as const, url: '/api/commands/', body })),
  withUnexpectedValue(manualBody('1')).map((body) => ({
    method: 'POST' as const,
    url: '/api/manual-commands/',
    body,
  })),
  unexpectedText.map((value) => ({
    method: 'POST' as const,
    url: `/api/commands/${encodeURIComponent(value)}/split/`,
    body: { version: value, command_products: [], shipping: value },
  })),
  withUnexpectedValue(message).map((body) => ({
    method: 'POST' as const,
    url: '/api/queries/',
    body,
  })),
  withUnexpectedValue({ username: 'a', password: 'b' }).map((body) => ({
    method: 'POST' as const,
    url: '/accounts/login/',
    body,
  })),
  fc
    .tuple(fc.constantFrom('search', 'color', 'size', 'min_price', 'limit', 'sort'), unexpectedText)
    .map(([name, value]) => ({
      method: 'GET' as const,
      url: `/api/products/?${new URLSearchParams({ [name]: value }).toString()}`,
      body: undefined,
    })),
  unexpectedText.map((value) => ({
    method: 'PATCH' as const,
    url: `/api/commands/${encodeURIComponent(value)}/`,
    body: { status: 'confirmed', note: value },
  })),
);

/** The endpoints that have an id in their path. */
const byId = Object.values<Endpoint>(endpoints).filter(({ path }) => path.includes(':'));

/** Removes the random and time-dependent values from a response. */
function comparable(text: string): string {
  return text
    .replace(/"command_id":"[^"]+"/g, '"command_id"')
    .replace(/"created_at":"[^"]+"/g, '"created_at"')
    .replace(/"(at|until)":"[^"]+"/g, '"$1"')
    .replace(/"link_token":"[^"]+"/g, '"link_token"');
}

describe.skipIf(inject('postgres') === '')('on SQLite and PostgreSQL side by side', () => {
  const sqlite = useTestApi(createSqliteDatabase);
  const postgres = useTestApi(createPostgresDatabase);
  beforeAll(async () => {
    for (const api of [sqlite(), postgres()]) await addProduct(api, api.token);
  });
  afterAll(async () => {
    const lists = await Promise.all(
      [sqlite(), postgres()].map((api) =>
        call(api, 'GET', '/api/commands/list/', { token: api.token }),
      ),
    );
    expect(comparable(lists[0]?.body ?? 'a')).toBe(comparable(lists[1]?.body ?? 'b'));
  });

  test('I1, I2 both have the same response to any request, and never 5xx', async () => {
    const property = fc.asyncProperty(requests, async ({ method, url, body }) => {
      const [one, two] = await Promise.all(
        [sqlite(), postgres()].map((api) => call(api, method, url, { body, token: api.token })),
      );
      expect(one?.statusCode).toBeLessThan(500);
      expect(two?.statusCode).toBe(one?.statusCode);
      expect(comparable(two?.body ?? '')).toBe(comparable(one?.body ?? ''));
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  test.each(['\0', 'order-\0', '\u202E', '__proto__', '1e3', '9'.repeat(64)])(
    'I1, I2 both have the same response, and never 5xx, to the id %j of every endpoint',
    async (id) => {
      for (const { method, path, body } of byId) {
        const url = path.replaceAll(/:\w+/g, encodeURIComponent(id));
        const [one, two] = await Promise.all(
          [sqlite(), postgres()].map((api) =>
            call(api, method, url, { token: api.token, body: body ? {} : undefined }),
          ),
        );
        expect(one?.statusCode, `${method} ${path}`).toBeLessThan(500);
        expect(one?.statusCode, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(two?.body, `${method} ${path}`).toBe(one?.body);
      }
    },
  );
});
