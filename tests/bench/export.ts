import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportStorefront } from '../fixtures/export-storefront.ts';
import { endAll, startApiServer } from '../stress/server-process.ts';
import { formatFigures, type Figure } from './figures.ts';
import { fillDatabase } from './fill-database.ts';

const MAX_FIRST_SECONDS = 300;
const MAX_REPEATED_SECONDS = 20;
const ORIGIN = 'http://localhost:8400';

const [argument = '5000'] = process.argv.slice(2);
const products = Number(argument);

const print = (text: string) => process.stdout.write(`${text}\n`);

function printLoad(when: string): void {
  const load = loadavg().map((average) => average.toFixed(2));
  print(`Load of the machine ${when}: ${load.join(', ')}`);
}

/** Exports the prerendered storefront as the owner does, and prints the output of the command. */
async function timeExport(
  name: string,
  target: { api: string; out: string },
  maxSeconds: number,
): Promise<Figure> {
  const startedAt = performance.now();
  const output = await exportStorefront({ ...target, origin: ORIGIN }, '--prerender');
  const seconds = (performance.now() - startedAt) / 1_000;
  print(`${name}: ${output.trim()}`);
  printLoad(`after the ${name}`);
  return {
    name,
    limit: `≤ ${maxSeconds} s`,
    measured: `${seconds.toFixed(1)} s`,
    passed: seconds <= maxSeconds,
  };
}

async function printFiles(out: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  const mebibytes = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
  print(`${files.length} files, ${pages} of them pages, ${mebibytes.toFixed(0)} MiB`);
}

/** Times the first export of the products and a second one in which nothing has changed. */
async function measureExports(folder: string): Promise<Figure[]> {
  print(`Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model})`);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await fillDatabase({ dataDir }, products);
  const server = await startApiServer(dataDir, undefined, { SHOP_STOREFRONT_ORIGIN: ORIGIN });
  const out = join(folder, 'storefront');
  const api = server.url;
  // It builds the app, which is not measured.
  await exportStorefront({ api, origin: ORIGIN, out: join(folder, 'plain') });
  printLoad('before');
  const first = await timeExport(`export of ${products} products`, { api, out }, MAX_FIRST_SECONDS);
  const repeated = await timeExport('repeated export', { api, out }, MAX_REPEATED_SECONDS);
  await printFiles(out);
  return [first, repeated];
}

if (!Number.isSafeInteger(products) || products < 1) {
  throw new Error('The argument is the number of products, 5000 without one.');
}
const folder = await mkdtemp(join(tmpdir(), 'shop-export-'));

async function stop(code: number): Promise<never> {
  await endAll();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(1));

try {
  const figures = await measureExports(folder);
  print(`\n${formatFigures(figures)}`);
  await stop(figures.every((figure) => figure.passed) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await stop(1);
}
