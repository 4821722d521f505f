import { endpoints, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import { z } from 'zod';
import type { Environment } from '../environment.ts';
import { makeClient, type HttpResponse, type Client, type Sent } from '../client.ts';
import { signOwnerIn, createTestProduct, orderBody, type TestProduct } from '../shop-calls.ts';
import type { Random } from '../random.ts';
import { makeChecks, type Outcome, type Scenario } from '../scenario.ts';

/** Values of every kind that have caused faults in APIs. */
const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '0x10',
  'NaN',
  '\0',
  '\uD800',
  '\u202E',
  'é\u0301',
  '🧣',
  "'; drop table orders; --",
  '%',
  '\\',
  '{{7*7}}',
  '../../etc/passwd',
  'a'.repeat(6_000),
  [],
  {},
  [[[[[]]]]],
  { __proto__: { polluted: true } },
  { $ne: null },
  ['a', 1],
];
/** This endpoint would end the session of all requests after it. */
const LAST_CALL: EndpointName = 'endAllSessions';
/** With more refused sessions, the requests do not reach the endpoints. */
const MAX_UNAUTHORIZED = 0.05;
/** Field names of other bodies, and some unknown ones. */
const FIELDS = [
  'client_name',
  'email',
  'number',
  'city',
  'street',
  'total_amount',
  'shipping_charge',
  'command_products',
  'query_type',
  'message',
  'command_id',
  'username',
  'password',
  'refresh',
  'status',
  'note',
  'answered',
  '__proto__',
  'constructor',
  'id',
];
const PARAMETERS = [
  'search',
  'limit',
  'offset',
  'sort',
  'color',
  'min_price',
  'status',
  'from',
  'to',
];

type Call = { method: string; path: string; sent: Sent };

/**
 * Sends invalid bodies, paths and parameters to every endpoint of an API server on each database: no 5xx,
 * and the same response from both (I1, I2).
 */
async function fuzzBoth(
  environment: Environment,
  { rounds }: { rounds: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const { dataDir, remove } = await environment.createTestDatabase();
  const apiServers = [
    await environment.start({ dataDir, url: undefined, remove }),
    await environment.start(testDatabase),
  ];
  const clients: { client: Client; access: string }[] = [];
  let product: TestProduct | undefined;
  for (const { url } of apiServers) {
    product = await createTestProduct(url, { sizes: 2, pieces: 1_000 });
    const { access } = await signOwnerIn(url);
    clients.push({ client: makeClient(url), access });
  }
  const names = Object.keys(endpoints);
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (name === LAST_CALL && round < rounds - 1) continue;
      const call = makeInvalidCall(endpoint, environment.random, product);
      const responses = await Promise.all(
        clients.map(({ client, access }) => sendAsOwner(client, access, call)),
      );
      const [one, two] = responses;
      const request = `${name} ${call.path.slice(0, 60)} ${JSON.stringify(call.sent.body)?.slice(0, 80)}`;
      for (const response of responses) {
        statuses.set(response?.status ?? 0, (statuses.get(response?.status ?? 0) ?? 0) + 1);
        checks.expect(
          response !== undefined && response.status < 500,
          `${request}: ${response?.status}`,
        );
      }
      const isSame = comparable(one) === comparable(two);
      checks.expect(isSame, `${request}: ${comparable(one)} on SQLite, ${comparable(two)}`);
    }
  }
  for (const { client } of clients) client.close();
  for (const apiServer of apiServers) {
    checks.expect(apiServer.isRunning(), 'an API server has exited');
    await apiServer.end();
  }
  const responses = Array.from(statuses.values()).reduce((sum, count) => sum + count, 0);
  const unauthorized = (statuses.get(401) ?? 0) / responses;
  checks.expect(unauthorized < MAX_UNAUTHORIZED, `${(100 * unauthorized).toFixed(0)} % are 401`);
  const counts = Array.from(statuses, ([status, count]) => `${count} × ${status}`).toSorted();
  return checks.outcome(
    `${rounds} invalid requests to each of ${names.length} endpoints, on both databases`,
    `the same response from both, no 5xx (${counts.join(', ')})`,
  );
}

/** The names of a schema's fields. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function makeInvalidCall(
  { method, path, query: querySchema, body }: Endpoint,
  random: Random,
  product?: TestProduct,
): Call {
  const filled = path.replaceAll(/:\w+/g, () => invalidPath(random));
  const query =
    random.next() < 0.5
      ? `?${new URLSearchParams({ [random.one([...PARAMETERS, ...fieldsOf(querySchema)])]: invalidText(random) }).toString()}`
      : '';
  if (!body) return { method, path: filled + query, sent: {} };
  return {
    method,
    path: filled,
    sent: body.kind === 'json' ? json(random, fieldsOf(body.schema), product) : form(random),
  };
}

function invalidText(random: Random): string {
  const value = random.one(INVALID_VALUES);
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
}

function invalidPath(random: Random): string {
  const known = random.next() < 0.3;
  return known
    ? String(random.whole(1, 3))
    : encodeURIComponent(invalidText(random).slice(0, 80) || '0');
}

/** An order with an invalid value, or only invalid values, or sometimes a body that is not JSON. */
function json(random: Random, fields: readonly string[], product: TestProduct | undefined): Sent {
  if (random.next() < 0.1) {
    const headers = { 'content-type': 'application/json' };
    return {
      body: Buffer.from(random.one(['{', '[1,', '"', 'nul', '{"a":1}}', '\uFEFF{}'])),
      headers,
    };
  }
  const lines = [{ size: 'T0', quantity: random.whole(1, 3) }];
  const isOrder = fields.includes('command_products') && random.next() < 0.8;
  const base = product && isOrder ? orderBody(product, lines, 'Amira') : {};
  const names = fields.length > 0 && random.next() < 0.7 ? fields : FIELDS;
  const changes = Array.from({ length: random.whole(1, 3) }, () => [
    random.one(names),
    random.one(INVALID_VALUES),
  ]);
  return { body: { ...base, ...Object.fromEntries(changes) } };
}

/** Bytes that start like a multipart form. */
function form(random: Random): Sent {
  const name = random.one([
    'product_name',
    'price',
    'colors',
    'image',
    'product_images',
    'position',
  ]);
  const text = `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${invalidText(random)}\r\n--x--\r\n`;
  const bytes = Buffer.from(text);
  const cut = random.next() < 0.3 ? bytes.subarray(0, random.whole(0, bytes.length)) : bytes;
  return {
    body: cut,
    headers: {
      'content-type': `multipart/form-data; boundary=${random.one(['x', 'y'])}`,
      'content-length': String(cut.length),
    },
  };
}

async function sendAsOwner(client: Client, access: string, { method, path, sent }: Call) {
  const headers = { ...sent.headers, authorization: `Bearer ${access}` };
  return client.send(method, path, { ...sent, headers });
}

/** Status and code of a response. Other fields may have random values. */
function comparable(response: HttpResponse | undefined): string {
  if (!response) return 'no response';
  if (response.status < 400) return String(response.status);
  const { code, fields }: { code?: string; fields?: unknown } = JSON.parse(response.body);
  return `${response.status} ${code} ${JSON.stringify(fields ?? {})}`;
}

export const fuzz: Scenario = {
  ids: ['I1', 'I2'],
  name: 'fuzz',
  on: ['PostgreSQL'],
  run: (environment) => fuzzBoth(environment, { rounds: 200 }),
};
