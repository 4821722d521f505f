import { productSchema } from '@shop/contract/schemas';
import { fillDatabase } from '../../bench/fill-database.ts';
import type { Environment } from '../environment.ts';
import { makeClient } from '../client.ts';
import type { Random } from '../random.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';

const MAX_MS = 16;
/**
 * Search texts that have caused faults: patterns, quotes, diacritics, letters that normalize to several
 * letters, control characters.
 */
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

function randomText(random: Random): string {
  return Array.from({ length: random.whole(1, 60) }, () => random.one(SIGNS)).join('');
}

/** Hostile search texts in a large shop: each gets a fast response or a validation error, never a 5xx (I3). */
export async function searchHostileTexts(
  environment: Environment,
  { products, searches, timed }: { products: number; searches: number; timed: boolean },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  await fillDatabase({ dataDir: testDatabase.dataDir, url: testDatabase.url }, products);
  const apiServer = await environment.start(testDatabase);
  const client = makeClient(apiServer.url, { maxConnections: 1 });
  await client.send('GET', '/api/products/?search=robe&limit=24');
  const texts = [
    ...HOSTILE,
    ...Array.from({ length: searches }, () => randomText(environment.random)),
  ];
  const times: number[] = [];
  for (const search of texts) {
    const query = new URLSearchParams({ search, limit: '24' }).toString();
    const response = await client.send('GET', `/api/products/?${query}`);
    const text = JSON.stringify(search).slice(0, 40);
    checks.expect([200, 422].includes(response?.status ?? 0), `${text}: ${response?.status}`);
    if (response?.status !== 200) continue;
    const read = productSchema.array().safeParse(JSON.parse(response.body));
    checks.expect(read.success, `${text}: not a list of products`);
    times.push(response.ms);
  }
  client.close();
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  await apiServer.end();
  const p99 = quantile(times, 0.99);
  checks.expect(!timed || p99 < MAX_MS, `p99 ${p99.toFixed(1)} ms`);
  return checks.outcome(
    `${texts.length} hostile texts in the search of ${products} products`,
    `results or validation errors, p99 ${p99.toFixed(1)} ms`,
  );
}

export const searchScenario: Scenario = {
  ids: ['I3'],
  name: 'searches',
  on: BOTH,
  run: (environment) =>
    searchHostileTexts(environment, { products: 2_000, searches: 2_000, timed: true }),
};
