import { createHash } from 'node:crypto';
import type { ServerProcess } from '../stress/server-process.ts';
import { median, percent, type Figure } from './figures.ts';
import { load } from './load.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 2;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 50;

type Servers = { apiServer: ServerProcess; bareServer: ServerProcess };

/**
 * Compares the throughput of a path with a bare Fastify that serves the same bytes: alternating
 * rounds in one run, the median of each.
 */
export async function compareReads(
  name: string,
  path: string,
  { apiServer, bareServer, minShare }: Servers & { minShare: number },
): Promise<Figure> {
  const [ours, bare] = [await readBody(apiServer, path), await readBody(bareServer, path)];
  process.stdout.write(
    `${name}: ${path}, ${ours.bytes} bytes, sha256 API server ${ours.hash}, bare Fastify ${bare.hash}\n`,
  );
  if (ours.hash !== bare.hash) throw new Error('The two bodies differ');
  const rounds: { ours: number; bare: number }[] = [];
  for (const server of [apiServer, bareServer]) await throughput(server, path, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await throughput(apiServer, path, ROUND_SECONDS),
      bare: await throughput(bareServer, path, ROUND_SECONDS),
    });
  }
  const oursMedian = median(rounds.map((round) => round.ours));
  const bareMedian = median(rounds.map((round) => round.bare));
  const share = oursMedian / bareMedian;
  return {
    name,
    limit: `≥ ${percent(minShare)} of bare Fastify`,
    measured: `${percent(share)} (${Math.round(oursMedian)} of ${Math.round(bareMedian)} a second)`,
    passed: share >= minShare,
  };
}

async function throughput(server: ServerProcess, path: string, seconds: number): Promise<number> {
  const { perSecond } = await load({ url: server.url + path, connections: CONNECTIONS, seconds });
  return perSecond;
}

async function readBody(
  server: ServerProcess,
  path: string,
): Promise<{ hash: string; bytes: number }> {
  const response = await fetch(server.url + path);
  const body = Buffer.from(await response.arrayBuffer());
  return { hash: createHash('sha256').update(body).digest('hex'), bytes: body.length };
}

const SEARCH_SECONDS = 4;
const SEARCH_CONNECTIONS = 4;
const MAX_SEARCH_P99_MS = 20;

/** Measures searches, each for a different text. */
export async function measureSearches(
  apiServer: ServerProcess,
  names: readonly string[],
): Promise<Figure> {
  let number = 0;
  const url = `${apiServer.url}/api/products/`;
  const target = { url, connections: SEARCH_CONNECTIONS, seconds: SEARCH_SECONDS };
  const { p50, p99, perSecond } = await load(target, (request) => {
    number += 1;
    const text = searchText(names, number);
    return { ...request, path: `/api/products/?limit=24&search=${encodeURIComponent(text)}` };
  });
  return {
    name: `Search over ${names.length} products, p99`,
    limit: `< ${MAX_SEARCH_P99_MS} ms`,
    measured: `${p99} ms (p50 ${p50} ms, ${Math.round(perSecond)} a second, ${SEARCH_CONNECTIONS} connections)`,
    passed: p99 < MAX_SEARCH_P99_MS,
  };
}

/** A part of a name, two letters or longer: it matches few products or thousands, and rarely repeats. */
function searchText(names: readonly string[], number: number): string {
  const name = names[(number * 7_919) % names.length] ?? '';
  const from = (number * 31) % Math.max(1, name.length - 6);
  return name.slice(from, from + 2 + ((number * 17) % 8)).trim() || name;
}
