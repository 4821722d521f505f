import { createHash } from 'node:crypto';
import { median, percent, type Figure } from './figures.ts';
import { load } from './load.ts';
import type { Started } from '../testing/started-host.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 2;
const WARM_SECONDS = 1;
const CONNECTIONS = 50;

/**
 * A path's answers a second, as a share of the bare Fastify's that answers the same bytes: the two by
 * turns in one run, the middle round of each.
 */
export async function compareReads(
  name: string,
  path: string,
  { host, bare, least }: { host: Started; bare: Started; least: number },
): Promise<Figure> {
  const [ours, theirs] = [await bodyOf(host, path), await bodyOf(bare, path)];
  process.stdout.write(
    `${name}: ${path}, ${ours.bytes} bytes, host sha256 ${ours.hash}, bare sha256 ${theirs.hash}\n`,
  );
  if (ours.hash !== theirs.hash) throw new Error('The two bodies differ');
  const rounds: { host: number; bare: number }[] = [];
  for (const started of [host, bare]) await ask(started, path, WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      host: await ask(host, path, ROUND_SECONDS),
      bare: await ask(bare, path, ROUND_SECONDS),
    });
  }
  const host50 = median(rounds.map((round) => round.host));
  const bare50 = median(rounds.map((round) => round.bare));
  const measured = `${percent(host50 / bare50)} (${Math.round(host50)} of ${Math.round(bare50)} a second)`;
  return {
    name,
    promised: `≥ ${percent(least)} of bare Fastify`,
    measured,
    held: host50 / bare50 >= least,
  };
}

async function ask(started: Started, path: string, seconds: number): Promise<number> {
  const asked = { url: started.url + path, connections: CONNECTIONS, seconds };
  return (await load(asked)).perSecond;
}

async function bodyOf(started: Started, path: string): Promise<{ hash: string; bytes: number }> {
  const answer = await fetch(started.url + path);
  const body = Buffer.from(await answer.arrayBuffer());
  return { hash: createHash('sha256').update(body).digest('hex'), bytes: body.length };
}

const SEARCH_SECONDS = 4;
const SEARCH_CONNECTIONS = 4;
const MOST_SEARCH_MS = 20;

/** Searches, each for something else: what a shopper waits at worst. */
export async function timeSearches(host: Started, names: readonly string[]): Promise<Figure> {
  let number = 0;
  const search = `${host.url}/api/products/`;
  const asked = { url: search, connections: SEARCH_CONNECTIONS, seconds: SEARCH_SECONDS };
  const { p50, p99, perSecond } = await load(asked, (request) => {
    number += 1;
    const word = searchText(names, number);
    return { ...request, path: `/api/products/?limit=24&search=${encodeURIComponent(word)}` };
  });
  return {
    name: `Search over ${names.length} products, p99`,
    promised: `< ${MOST_SEARCH_MS} ms`,
    measured: `${p99} ms (p50 ${p50} ms, ${Math.round(perSecond)} a second, ${SEARCH_CONNECTIONS} connections)`,
    held: p99 < MOST_SEARCH_MS,
  };
}

/** Part of a name, from two letters on: few products, or thousands; seldom the same text twice. */
function searchText(names: readonly string[], number: number): string {
  const name = names[(number * 7_919) % names.length] ?? '';
  const from = (number * 31) % Math.max(1, name.length - 6);
  return name.slice(from, from + 2 + ((number * 17) % 8)).trim() || name;
}
