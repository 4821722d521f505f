import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { makePostgresPlace, makeSqlitePlace } from '../testing/each-database.ts';
import { addProduct, orderOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';

const RUNS = 250;

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\uD800', "'; drop table orders; --", '%', '\\', 'é\u0301', '🧣'),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 2 }),
);
const strangeText = strange.map((value) =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
);
const message = {
  client_name: 'Sélim',
  email: 'selim@exemple.tn',
  query_type: 'information',
  message: 'Bonjour',
  command_id: null,
};

/** A good body with one field, or one field of its line, made strange. */
function spoiled(body: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const field = fc.constantFrom(...Object.keys(body), 'extra');
  return fc.tuple(field, strange).map(([name, value]) => ({ ...body, [name]: value }));
}

const orders = fc.oneof(
  spoiled(orderOf('1')),
  spoiled({ product: '1', size: 'M', color: '#17457F', quantity: 1 }).map((line) => ({
    ...orderOf('1'),
    command_products: [line],
  })),
);
const requests = fc.oneof(
  orders.map((body) => ({ method: 'POST' as const, url: '/api/commands/', body })),
  spoiled(message).map((body) => ({ method: 'POST' as const, url: '/api/queries/', body })),
  spoiled({ username: 'a', password: 'b' }).map((body) => ({
    method: 'POST' as const,
    url: '/accounts/login/',
    body,
  })),
  fc
    .tuple(fc.constantFrom('search', 'color', 'size', 'min_price', 'limit', 'sort'), strangeText)
    .map(([name, value]) => ({
      method: 'GET' as const,
      url: `/api/products/?${new URLSearchParams({ [name]: value }).toString()}`,
      body: undefined,
    })),
  strangeText.map((value) => ({
    method: 'PATCH' as const,
    url: `/api/commands/${encodeURIComponent(value)}/`,
    body: { status: 'confirmed', note: value },
  })),
);

/** An answer without what each host makes at random or by its clock. */
function comparable(text: string): string {
  return text
    .replace(/"command_id":"[^"]+"/g, '"command_id"')
    .replace(/"created_at":"[^"]+"/g, '"created_at"');
}

describe.skipIf(inject('postgres') === '')('on SQLite and PostgreSQL side by side', () => {
  const sqlite = useHost(makeSqlitePlace);
  const postgres = useHost(makePostgresPlace);
  beforeAll(async () => {
    for (const running of [sqlite(), postgres()]) await addProduct(running, running.token);
  });
  afterAll(async () => {
    const lists = await Promise.all(
      [sqlite(), postgres()].map((running) =>
        call(running, 'GET', '/api/commands/list/', { token: running.token }),
      ),
    );
    expect(comparable(lists[0]?.body ?? 'a')).toBe(comparable(lists[1]?.body ?? 'b'));
  });

  test('I1, I2 whatever is sent, both answer the same, and never 5xx', async () => {
    const property = fc.asyncProperty(requests, async ({ method, url, body }) => {
      const [one, two] = await Promise.all(
        [sqlite(), postgres()].map((running) =>
          call(running, method, url, { body, token: running.token }),
        ),
      );
      expect(one?.statusCode).toBeLessThan(500);
      expect(two?.statusCode).toBe(one?.statusCode);
      expect(comparable(two?.body ?? '')).toBe(comparable(one?.body ?? ''));
    });
    await fc.assert(property, { numRuns: RUNS });
  });
});
