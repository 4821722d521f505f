import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import type { Arena } from '../arena.ts';
import { makeClient, type Answer, type Client, type Sent } from '../client.ts';
import { signOwnerIn, stockUp, orderBody, type Good } from '../counter.ts';
import type { Random } from '../random.ts';
import { makeFaults, type Outcome, type Trial } from '../trial.ts';

/** Values that callers have sent somewhere, of every kind. */
const STRANGE: readonly unknown[] = [
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
/** Fields of any body of the contract, and some of none. */
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

/** Strange bodies, paths and parameters for every call there is, to a host on each database: no 5xx, and the same answer from both (I1, I2). */
async function fuzzBoth(arena: Arena, { rounds }: { rounds: number }): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const { dataDir, remove } = await arena.makePlace();
  const hosts = [await arena.start({ dataDir, url: undefined, remove }), await arena.start(place)];
  const clients: { client: Client; access: string }[] = [];
  let good: Good | undefined;
  for (const { url } of hosts) {
    good = await stockUp(url, { sizes: 2, pieces: 1_000 });
    const { access } = await signOwnerIn(url);
    clients.push({ client: makeClient(url), access });
  }
  const names = Object.keys(endpoints);
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const call = strangeCall(endpoint, arena.random, good);
      const answers = await Promise.all(
        clients.map(({ client, access }) => ask(client, access, call)),
      );
      const [one, two] = answers;
      const told = `${name} ${call.path.slice(0, 60)} ${JSON.stringify(call.sent.body)?.slice(0, 80)}`;
      for (const answer of answers) {
        statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
        faults.expect(answer !== undefined && answer.status < 500, `${told}: ${answer?.status}`);
      }
      const isSame = comparable(one) === comparable(two);
      faults.expect(isSame, `${told}: ${comparable(one)} on SQLite, ${comparable(two)}`);
    }
  }
  for (const { client } of clients) client.close();
  for (const host of hosts) {
    faults.expect(host.isRunning(), 'a host has ended');
    await host.end();
  }
  const counts = Array.from(statuses, ([status, count]) => `${count} × ${status}`).toSorted();
  return faults.outcome(
    `${rounds} strange requests to each of ${names.length} calls, on both databases`,
    `the same answer from both, no 5xx (${counts.join(', ')})`,
  );
}

function strangeCall({ method, path, body }: Endpoint, random: Random, good?: Good): Call {
  const filled = path.replaceAll(/:\w+/g, () => strangePath(random));
  const query =
    random.next() < 0.5
      ? `?${new URLSearchParams({ [random.one(PARAMETERS)]: strangeText(random) }).toString()}`
      : '';
  if (!body) return { method, path: filled + query, sent: {} };
  return { method, path: filled, sent: body.kind === 'json' ? json(random, good) : form(random) };
}

function strangeText(random: Random): string {
  const value = random.one(STRANGE);
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
}

function strangePath(random: Random): string {
  const known = random.next() < 0.3;
  return known
    ? String(random.whole(1, 3))
    : encodeURIComponent(strangeText(random).slice(0, 80) || '0');
}

/** A good order with something strange in it, or nothing but strange things; sometimes no JSON at all. */
function json(random: Random, good: Good | undefined): Sent {
  if (random.next() < 0.1) {
    const headers = { 'content-type': 'application/json' };
    return {
      body: Buffer.from(random.one(['{', '[1,', '"', 'nul', '{"a":1}}', '\uFEFF{}'])),
      headers,
    };
  }
  const lines = [{ size: 'T0', quantity: random.whole(1, 3) }];
  const base = good && random.next() < 0.6 ? orderBody(good, lines, 'Amira') : {};
  const changes = Array.from({ length: random.whole(1, 3) }, () => [
    random.one(FIELDS),
    random.one(STRANGE),
  ]);
  return { body: { ...base, ...Object.fromEntries(changes) } };
}

/** Bytes that begin as a form does. */
function form(random: Random): Sent {
  const name = random.one([
    'product_name',
    'price',
    'colors',
    'image',
    'product_images',
    'position',
  ]);
  const text = `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${strangeText(random)}\r\n--x--\r\n`;
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

async function ask(client: Client, access: string, { method, path, sent }: Call) {
  const headers = { ...sent.headers, authorization: `Bearer ${access}` };
  return client.send(method, path, { ...sent, headers });
}

/** Status and code of an answer, for what one host makes at random another does not. */
function comparable(answer: Answer | undefined): string {
  if (!answer) return 'no answer';
  if (answer.status < 400) return String(answer.status);
  const { code, fields }: { code?: string; fields?: unknown } = JSON.parse(answer.body);
  return `${answer.status} ${code} ${JSON.stringify(fields ?? {})}`;
}

export const fuzz: Trial = {
  ids: ['I1', 'I2'],
  name: 'fuzz',
  on: ['PostgreSQL'],
  run: (arena) => fuzzBoth(arena, { rounds: 200 }),
};
