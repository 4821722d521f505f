import { existsSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BACKOFFICE_PATHS } from '../fixtures/backoffice-paths.ts';
import { fillLogin } from '../fixtures/owner-login.ts';
import { newProduct, placeOrderFor } from '../fixtures/orders-page.ts';
import { saveData } from '../fixtures/save-data.ts';
import { expect, test } from '../fixtures/test.ts';

const APPS = resolve(import.meta.dirname, '../../apps');

const KB = 1024;

/** The maximum transfer size of scripts and styles until a page is idle, in bytes. */
const MAX = { home: 150_000, login: 230 * KB, screen: 60 * KB };

/** What TCP sends before it waits for the client, in bytes: ten segments of 1,460 (RFC 6928). */
const FIRST_WINDOW = 14_600;

/** Requests a page as brotli. Returns its HTML, and the bytes of its headers and its body. */
async function requestPage(url: string): Promise<{ html: string; bytes: number }> {
  const { promise, resolve: onResponse, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { 'accept-encoding': 'br' } }, onResponse).on('error', reject);
  const response = await promise;
  const body = await buffer(response);
  const head = ['HTTP/1.1 200 OK', ...headerLines(response.rawHeaders), '', ''].join('\r\n');
  return { html: brotliDecompressSync(body).toString(), bytes: head.length + body.length };
}

function headerLines(rawHeaders: readonly string[]): string[] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
}

test('the rendered HTML of home is sent, with its headers, in the first round trip of TCP', async ({
  shop,
}) => {
  // A busy server may send the page unrendered at first.
  await expect.poll(() => renderedBytes(shop.storefront)).toBeGreaterThan(10_000);
  expect(await renderedBytes(shop.storefront)).toBeLessThanOrEqual(FIRST_WINDOW);
});

async function renderedBytes(url: string): Promise<number> {
  const { html, bytes } = await requestPage(url);
  return html.includes('id="ssr-state"') ? bytes : 0;
}

// French on a phone, as most shoppers read it.
test.use({
  language: 'fr',
  isMobile: true,
  hasTouch: true,
  viewport: { width: 375, height: 812 },
});

/** Counts the bytes of scripts and styles. The result returns the bytes since its last call. */
function countBytes(page: Page, app: 'storefront' | 'backoffice'): () => number {
  const known = new Set<string>();
  let count = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.(?:js|css)$/.test(pathname)) return;
    if (known.has(pathname)) return;
    known.add(pathname);
    count += transferSize(resolve(APPS, app, `dist${pathname}`));
  });
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}

function transferSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

test('the scripts and styles of home are at most 150 KB, with Swiper', async ({ page }) => {
  const newBytes = countBytes(page, 'storefront');
  await page.goto('/');
  await expect(page.locator('.swiper-initialized').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = newBytes();
  expect(bytes, 'something was counted').toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(MAX.home);
});

/** A phone loads parts that a wide window does not, and English has texts of its own. */
const VISITS = {
  'in French on a phone': {},
  'in English at 1,280 px with a mouse': {
    language: 'en',
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1280, height: 900 },
  },
} as const;

for (const [visit, options] of Object.entries(VISITS)) {
  test.describe(visit, () => {
    test.use(options);

    test('the scripts and styles of the back office are at most 230 KB for the login and 60 KB for each screen', async ({
      page,
      shop,
      tOwner,
    }) => {
      // A shop without orders does not load the chart.
      await placeOrderFor(shop, await newProduct(shop));
      await saveData(page);
      const newBytes = countBytes(page, 'backoffice');
      await page.goto(`${shop.backoffice}/admin/login`);
      // A busy browser is idle for a while before it requests the page's script.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const login = newBytes();
      expect(login, 'something was counted').toBeGreaterThan(100_000);
      expect(login).toBeLessThanOrEqual(MAX.login);
      await fillLogin(page, shop, tOwner);
      await expect(page).toHaveURL(`${shop.backoffice}/admin`);
      const chart = page.getByRole('slider', { name: tOwner('dashboard.day') });
      await expect(chart).toBeVisible();
      const sent: Record<string, number> = {};
      // The dashboard too is opened by its URL: the document of the login is idle already.
      for (const screen of BACKOFFICE_PATHS) {
        await page.goto(`${shop.backoffice}/admin${screen}`);
        await expect(screen === '' ? chart : page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        sent[screen] = newBytes();
      }
      const heavy = Object.entries(sent).filter(([, bytes]) => bytes > MAX.screen);
      expect(heavy).toEqual([]);
    });
  });
}
