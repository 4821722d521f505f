import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Answer, type Sent } from '../client.ts';
import { orderBody, shelfOf, stockUp, type Good, type Line } from '../counter.ts';
import { BOTH, makeFaults, quantile, type Outcome, type Trial } from '../trial.ts';

/** What came of a storm on two processes of one shop. */
type Storm = {
  statuses: Map<number | undefined, Answer[]>;
  answers: (Answer | undefined)[];
  shelf: Record<string, number>;
  books: { ids: string[]; pieces: number };
  audited: string;
  p99: number;
};

type Call = Sent & { body: ReturnType<typeof orderBody> };

/** Sends all orders at once, by turns to two processes, then reads shelf and books. */
async function storm(
  arena: Arena,
  stock: { sizes: number; pieces: number },
  make: (good: Good) => readonly Call[],
): Promise<Storm> {
  const place = await arena.makePlace();
  const hosts = [await arena.start(place), await arena.start(place)] as const;
  const [{ url }] = hosts;
  const good = await stockUp(url, stock);
  const clients = [makeClient(hosts[0].url), makeClient(hosts[1].url)] as const;
  const answers = await Promise.all(
    make(good).map((call, number) =>
      clients[number % 2 === 0 ? 0 : 1].send('POST', '/api/commands/', call),
    ),
  );
  const shelf = await shelfOf(url, good);
  for (const client of clients) client.close();
  await Promise.all(hosts.map((host) => host.end()));
  return {
    answers,
    statuses: Map.groupBy(
      answers.filter((answer) => answer !== undefined),
      (answer) => answer.status,
    ),
    shelf,
    books: await readBooks(place),
    audited: await auditPlace(place),
    p99: Math.round(
      quantile(
        answers.map((answer) => answer?.ms ?? 0),
        0.99,
      ),
    ),
  };
}

function counted({ statuses, answers }: Storm): string {
  const unheard = answers.filter((answer) => answer === undefined).length;
  const parts = Array.from(statuses, ([status, of]) => `${of.length} × ${status}`).toSorted();
  return [...parts, ...(unheard > 0 ? [`${unheard} unheard`] : [])].join(', ');
}

/** A thousand orders at once for ten pieces: ten pass, the others are told there is none (O1). */
async function oneShelf(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const result = await storm(arena, { sizes: 1, pieces: 10 }, (good) =>
    Array.from({ length: 1_000 }, (_, number) => ({
      body: orderBody(good, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`),
    })),
  );
  faults.expect(result.statuses.get(201)?.length === 10, 'not ten were accepted');
  faults.expect(result.statuses.get(409)?.length === 990, 'not 990 were refused by 409');
  faults.expect(result.shelf.T0 === 0, `${result.shelf.T0} pieces are left`);
  faults.expect(result.books.ids.length === 10, `${result.books.ids.length} orders are written`);
  faults.expect(result.audited === '', result.audited);
  return faults.outcome(
    '1,000 orders at once for 10 pieces, two processes',
    `${counted(result)}, stock ${result.shelf.T0}, p99 ${result.p99} ms`,
  );
}

/** Five hundred orders of five lines over twenty variants in any order: all or nothing, no deadlock told (O5). */
async function manyLines(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const sizes = 20;
  const pieces = 100;
  const { random } = arena;
  const result = await storm(arena, { sizes, pieces }, (good) =>
    Array.from({ length: 500 }, (_, number) => {
      const lines = shuffled(good.sizes, random.next)
        .slice(0, 5)
        .map((size): Line => ({ size, quantity: random.whole(1, 2) }));
      return { body: orderBody(good, lines, `Cliente ${number}`) };
    }),
  );
  const accepted = result.statuses.get(201)?.length ?? 0;
  const refused = result.statuses.get(409)?.length ?? 0;
  const left = Object.values(result.shelf).reduce((sum, count) => sum + count, 0);
  faults.expect(accepted + refused === 500, `of 500 answers ${counted(result)}`);
  faults.expect(accepted > 0 && refused > 0, 'the load did not go to the end of the stock');
  faults.expect(
    result.books.ids.length === accepted,
    `${result.books.ids.length} orders are written`,
  );
  faults.expect(result.books.pieces === sizes * pieces - left, 'pieces were made or lost');
  faults.expect(result.audited === '', result.audited);
  return faults.outcome(
    '500 orders at once of 5 lines over 20 variants, two processes',
    `${counted(result)}, ${result.books.pieces} pieces sold and ${left} left of ${sizes * pieces}, p99 ${result.p99} ms`,
  );
}

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Repeats of a few keys at once: one order, one decrement, one answer for each (O6). */
async function manyRepeats(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const keys = 10;
  const repeats = 100;
  const result = await storm(arena, { sizes: 1, pieces: keys }, (good) =>
    Array.from({ length: keys * repeats }, (_, number) => ({
      body: orderBody(good, [{ size: 'T0', quantity: 1 }], 'Amira Ben Salah'),
      headers: { 'idempotency-key': `intent ${Math.floor(number / repeats)}` },
    })),
  );
  const perKey = Array.from(
    { length: keys },
    (_, key) =>
      new Set(
        result.answers.slice(key * repeats, (key + 1) * repeats).map((answer) => answer?.body),
      ),
  );
  faults.expect(result.statuses.get(201)?.length === keys * repeats, `answers: ${counted(result)}`);
  faults.expect(
    perKey.every((bodies) => bodies.size === 1),
    'one key got several answers',
  );
  faults.expect(result.books.ids.length === keys, `${result.books.ids.length} orders are written`);
  faults.expect(result.shelf.T0 === 0, `${result.shelf.T0} pieces are left of ${keys}`);
  faults.expect(result.audited === '', result.audited);
  return faults.outcome(
    `${repeats} repeats at once of each of ${keys} keys, two processes`,
    `${counted(result)}, ${result.books.ids.length} orders, one answer for each key, p99 ${result.p99} ms`,
  );
}

export const stormTrials: readonly Trial[] = [
  { ids: ['O1'], name: 'one shelf', on: BOTH, run: oneShelf },
  { ids: ['O5'], name: 'many lines', on: BOTH, run: manyLines },
  { ids: ['O6'], name: 'repeats', on: BOTH, run: manyRepeats },
];
