import { productSchema } from '@shop/contract/schemas';
import { fillShop } from '../../bench/fill-shop.ts';
import type { Arena } from '../arena.ts';
import { makeClient } from '../client.ts';
import type { Random } from '../random.ts';
import { BOTH, makeFaults, quantile, type Outcome, type Trial } from '../trial.ts';

const MOST_MS = 16;
/** What searches have choked on somewhere: patterns, quotes, marks, letters that fold to many, control signs. */
const HOSTILE = [
  '%',
  '_',
  '\\',
  '%%%%%%%%%%%%%%%%%%%%',
  "' or 1=1 --",
  '"; drop table products; --',
  '(a+)+$',
  '((((((((((',
  '[^',
  '.*.*.*.*.*.*x',
  '\u0000',
  '\u202Eelbor',
  'ﷺ'.repeat(60),
  'ß'.repeat(190),
  'İ'.repeat(190),
  'e\u0301'.repeat(95),
  '\u0301'.repeat(190),
  '🧣'.repeat(95),
  'a'.repeat(200),
  'a'.repeat(5_000),
  ' '.repeat(150),
  '\uFEFF\u200B',
  'robe '.repeat(39),
];
const SIGNS = Array.from('%_\\\'"()[]{}*+?.^$|/<>&;:, éÉœŒß🧣\u0301\u0000\u202Eabcdrobe');

function strangeText(random: Random): string {
  return Array.from({ length: random.whole(1, 60) }, () => random.one(SIGNS)).join('');
}

/** Hostile texts in the search of a large shop: answered or refused by field, never a fault, and quick (I3). */
export async function searchHostilely(
  arena: Arena,
  { products, searches, timed }: { products: number; searches: number; timed: boolean },
): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  await fillShop({ dataDir: place.dataDir, url: place.url }, products);
  const host = await arena.start(place);
  const client = makeClient(host.url, { most: 1 });
  await client.send('GET', '/api/products/?search=robe&limit=24');
  const texts = [...HOSTILE, ...Array.from({ length: searches }, () => strangeText(arena.random))];
  const times: number[] = [];
  for (const search of texts) {
    const query = new URLSearchParams({ search, limit: '24' }).toString();
    const answer = await client.send('GET', `/api/products/?${query}`);
    const told = JSON.stringify(search).slice(0, 40);
    faults.expect([200, 422].includes(answer?.status ?? 0), `${told}: ${answer?.status}`);
    if (answer?.status !== 200) continue;
    const read = productSchema.array().safeParse(JSON.parse(answer.body));
    faults.expect(read.success, `${told}: not a list of products`);
    times.push(answer.ms);
  }
  client.close();
  faults.expect(host.isRunning(), 'the host has ended');
  await host.end();
  const p99 = quantile(times, 0.99);
  faults.expect(!timed || p99 < MOST_MS, `p99 ${p99.toFixed(1)} ms`);
  return faults.outcome(
    `${texts.length} hostile texts in the search of ${products} products`,
    `answered or refused by field, p99 ${p99.toFixed(1)} ms`,
  );
}

export const searchTrial: Trial = {
  ids: ['I3'],
  name: 'searches',
  on: BOTH,
  run: (arena) => searchHostilely(arena, { products: 2_000, searches: 2_000, timed: true }),
};
