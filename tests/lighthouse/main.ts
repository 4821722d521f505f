import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProduct } from '@shop/contract/schemas';
import { freePorts } from '../fixtures/free-ports.ts';
import { startShop } from '../fixtures/system.ts';
import { findMissedLimits, HOME_LIMITS, PAGE_LIMITS, THROTTLED_LIMITS } from './limits.ts';
import { measureThrottled } from './measure-throttled.ts';
import { findNginx, startNginxHost } from './nginx-host.ts';
import { runLighthouse, type LighthouseResult } from './run-lighthouse.ts';
import { median, summarize, type Summary } from './summary.ts';
import { waitForRenditions } from './wait-for-renditions.ts';

const [runs = '5', data] = process.argv.slice(2);

const EMPTY_ROOT = '<div id="root"></div>';
const MAX_ATTEMPTS = 100;
const ATTEMPT_INTERVAL_MS = 300;

type Measured = { server: string; page: string; summary: Summary };

/** Measures the medians of each page of one server, as Lighthouse simulates a slow phone, and prints them. */
async function measure(
  server: string,
  origin: string,
  pages: readonly string[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const page of pages) {
    const results: LighthouseResult[] = [];
    // The first request of a page warms the caches and is not counted.
    await runLighthouse(origin + page);
    for (let run = 0; run < Number(runs); run += 1) {
      results.push(await runLighthouse(origin + page));
    }
    const summary = summarize(results);
    console.log(server, page, summary);
    measured.push({ server, page, summary });
  }
  return measured;
}

const ADD_TO_CART = {
  button: 'form button[type="submit"]',
  response: 'form [role="alert"]:not(:empty)',
};

/** Measures the medians of each page with throttling applied, and of the response to an early click, and prints them. */
async function measureWithThrottling(
  origin: string,
  pages: readonly string[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  const repeat = async (url: string, click?: typeof ADD_TO_CART) => {
    const times: number[] = [];
    for (let run = 0; run < Number(runs); run += 1) times.push(await measureThrottled(url, click));
    return Math.round(median(times));
  };
  const add = (page: string, figure: string, value: number) => {
    console.log('throttled', page, figure, value);
    measured.push({ server: 'throttled', page, summary: { [figure]: value } });
  };
  for (const page of pages) add(page, 'largest-contentful-paint', await repeat(origin + page));
  const product = pages.at(-1) ?? '/';
  add(product, 'response to a click', await repeat(origin + product, ADD_TO_CART));
  return measured;
}

/** Prints each limit that a page misses; then the exit code is 1. */
function checkLimits(rendered: readonly Measured[], throttled: readonly Measured[]): void {
  const missed = [
    ...rendered.map((of) => ({ of, limits: of.page === '/' ? HOME_LIMITS : PAGE_LIMITS })),
    ...throttled.map((of) => ({ of, limits: THROTTLED_LIMITS })),
  ].flatMap(({ of: { server, page, summary }, limits }) =>
    findMissedLimits(summary, limits).map((sentence) => `MISSED ${server} ${page}: ${sentence}`),
  );
  for (const line of missed) console.log(line);
  if (missed.length > 0) process.exitCode = 1;
}

/** Requests a page until the server renders it and has it cached. Rejects when it is not rendered in time. */
async function waitUntilRendered(url: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const page = await (await fetch(url)).text();
    if (!page.includes(EMPTY_ROOT)) return;
    await sleep(ATTEMPT_INTERVAL_MS);
  }
  throw new Error(`${url} was not rendered by the server.`);
}

/**
 * Measures home, shop and one product of the shop of `folder`, rendered by our server, then the prerendered page of
 * that product from nginx.
 */
async function measureShop(folder: string): Promise<void> {
  const [port = 0, backofficePort = 0] = await freePorts(2);
  const shop = await startShop({
    SHOP_DATA_DIR: join(folder, 'data'),
    SHOP_SEED: data === undefined ? 'demo' : 'none',
    // The API server allows two origins: nginx uses the back office's.
    SHOP_BACKOFFICE_ORIGIN: `http://localhost:${port}`,
  });
  const { storefront, api } = shop.urls;
  try {
    await shop.waitForLine(/^The shop is open/);
    if (data === undefined) await shop.waitForLine(/^Demo catalogue: (\d+) of \1$/);
    await waitForRenditions(join(folder, 'data'));
    const products: ApiProduct[] = await (await fetch(`${api}/api/products/`)).json();
    // Add to Cart without a size has a response only where there are several sizes.
    const product = products.find(({ colors }) => colors.some(({ sizes }) => sizes.length > 1));
    if (product === undefined) throw new Error('No product has several sizes.');
    const pages = ['/', '/shop', `/product/x?id=${product.product_Id}`];
    for (const page of pages) await waitUntilRendered(storefront + page);
    const nginx = await startNginxHost(folder, { api, ports: [port, backofficePort] });
    try {
      const productPath = await nginx.productPath(product);
      console.log(`Lighthouse, mobile, medians of ${runs}; times in milliseconds`);
      const rendered = await measure('rendered', storefront, pages);
      const throttled = await measureWithThrottling(storefront, pages);
      const prerendered = await measure('nginx', `http://localhost:${port}`, [productPath]);
      console.log(
        'load average',
        loadavg()
          .map((load) => load.toFixed(1))
          .join(' '),
      );
      checkLimits([...rendered, ...prerendered], throttled);
    } finally {
      await nginx.stop();
    }
  } finally {
    await shop.stop();
  }
}

findNginx();
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
try {
  // With a data folder, a copy of an existing shop is measured.
  if (data !== undefined)
    await cp(resolve(process.env.INIT_CWD ?? '.', data), join(folder, 'data'), { recursive: true });
  await measureShop(folder);
} finally {
  await rm(folder, { recursive: true });
}
