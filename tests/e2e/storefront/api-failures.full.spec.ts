import type { BrowserContext, Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import pLimit from 'p-limit';
import { FAULTS, type Fault } from '../../fixtures/faults.ts';
import { UNFORMATTED_VALUES } from '../../fixtures/unformatted-values.ts';
import {
  waitForApp,
  expect,
  recordTimeouts,
  restoreTimeouts,
  shortenTimeouts,
  test,
  type FaultyStorefront,
  type ShopVisit,
} from '../../fixtures/fault-injection.ts';

const MAX_ATTEMPTS = 3;
/** More pages at once only slow one another down. */
const inParallel = pLimit(3);

type TestedPage = { path: string; search?: string };

/** A visit of a page, and the requests of it that have a fault. */
type Case = { testedPage: TestedPage; requests: readonly string[] };

/** Each section of this page has a request of its own, so that all of them can fail in one visit. */
const HOME = { path: '/' };

/** The pages that request data when they are opened, and the search of any page. */
const TESTED_PAGES: readonly TestedPage[] = [
  HOME,
  { path: '/shop' },
  { path: '/shop?gender=Men&season=New+Arrivals' },
  { path: '/product/x?id=1' },
  { path: '/product/Couffin' },
  { path: '/about', search: 'robe' },
];

test.use({ viewport: { width: 1024, height: 768 } });
test.describe.configure({ timeout: 240_000 });

/** Determined once for each worker: the requests of a page do not depend on the fault. */
let allRequests: Promise<Case[]> | undefined;

test.beforeEach(async ({ context }) => {
  await context.route('**/media/**', (route) => route.abort());
  await loadAllSections(context);
});

for (const fault of FAULTS) {
  test(`F1 HOME-7 with an API server that ${fault} for one request, or for every section of the home page, the page still works`, async ({
    context,
    faultyStorefront,
    t,
  }) => {
    allRequests ??= findRequests(context, faultyStorefront, t);
    const problems: string[] = [];
    await inParallel.map(toCases(await allRequests), async (testCase) => {
      const problem = await openWithFault(context, faultyStorefront, t, fault, testCase);
      if (problem !== '')
        problems.push(`${testCase.requests.join()} on ${testCase.testedPage.path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
}

test('F1 HOME-7 a section of the home page that fails does not change the other sections', async ({
  context,
  faultyStorefront,
  t,
}) => {
  allRequests ??= findRequests(context, faultyStorefront, t);
  const home = (await allRequests).find(({ testedPage }) => testedPage === HOME);
  // The next products of a list are no section of their own.
  const requests = home?.requests.filter((request) => !isNextPage(request)) ?? [];
  expect(requests.length).toBeGreaterThan(0);
  await inParallel.map(requests, async (request) => {
    const visit = faultyStorefront.visit([[exactly(request), 'responds 500']]);
    const page = await context.newPage();
    await open(page, visit, HOME, t);
    await expect.poll(() => visit.requests).toContain(request);
    await settle(page, t, 'responds 500');
    await expect(page.getByRole('button', { name: t('retry') }), request).toHaveCount(1);
    await page.close();
  });
});

/** Each page with its requests, found by opening it without faults. */
async function findRequests(
  context: BrowserContext,
  faultyStorefront: FaultyStorefront,
  t: TFunction,
): Promise<Case[]> {
  return inParallel.map(TESTED_PAGES, async (testedPage) => {
    const visit = faultyStorefront.visit();
    const page = await context.newPage();
    await open(page, visit, testedPage, t);
    await expect.poll(() => visit.requests.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await page.close();
    return { testedPage, requests: [...new Set(visit.requests)] };
  });
}

/**
 * The home page once with its sections, and every page once for each other request that no page before it makes.
 * The next products of a list are requested after its first products only.
 */
function toCases(requestsOfPages: readonly Case[]): Case[] {
  const seen = new Set<string>();
  return requestsOfPages.flatMap(({ testedPage, requests }) => {
    const first = requests.filter((request) => !seen.has(request));
    for (const request of first) seen.add(request);
    const sections = testedPage === HOME ? first.filter((request) => !isNextPage(request)) : [];
    const others = first.filter((request) => !sections.includes(request));
    return [sections, ...others.map((request) => [request])]
      .filter((together) => together.length > 0)
      .map((together) => ({ testedPage, requests: together }));
  });
}

function isNextPage(request: string): boolean {
  return /offset=[1-9]/.test(request);
}

async function open(
  page: Page,
  visit: ShopVisit,
  { path, search }: TestedPage,
  t: TFunction,
): Promise<void> {
  await page.goto(visit.origin + path);
  await waitForApp(page);
  if (search) await page.getByRole('combobox', { name: t('search.label') }).fill(search);
}

/** Opens a page with a fault in some requests. Returns its problems as text, empty when there are none. */
async function openWithFault(
  context: BrowserContext,
  faultyStorefront: FaultyStorefront,
  t: TFunction,
  fault: Fault,
  { testedPage, requests }: Case,
): Promise<string> {
  const visit = faultyStorefront.visit(requests.map((request) => [exactly(request), fault]));
  const page = await context.newPage();
  const faults = recordErrors(page);
  const attempts = new Map(requests.map((request) => [request, 0]));
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    const request = `${sent.method()} ${pathname}${search}`;
    const count = attempts.get(request);
    if (count !== undefined) attempts.set(request, count + 1);
  });
  const logged = Promise.withResolvers<void>();
  page.on('console', (message) => {
    if (message.text().endsWith(': network')) logged.resolve();
  });
  if (fault === 'hangs') await recordTimeouts(page);
  await open(page, visit, testedPage, t);
  await expect.poll(() => visit.requests).toEqual(expect.arrayContaining([...requests]));
  if (fault === 'hangs') {
    await shortenTimeouts(page);
    // A browser may keep a request open after the page has cancelled it and shown its message.
    await logged.promise;
  }
  await settle(page, t, fault).catch(() => faults.push('requests are still pending'));
  const text = await page.getByRole('main').innerText();
  if (text.trim().length < 20) faults.push('the page is empty');
  if (UNFORMATTED_VALUES.test(text)) faults.push(`it shows ${UNFORMATTED_VALUES.exec(text)?.[0]}`);
  // The proxy would also count requests that the browser repeats after a closed keep-alive connection.
  for (const [request, count] of attempts)
    if (count > MAX_ATTEMPTS) faults.push(`${request} was sent ${count} times`);
  faults.push(...(await recover(page, visit, t)));
  await page.close();
  return faults.join('; ');
}

/** Records uncaught errors and logged errors, without the messages of the browser about failed requests. */
function recordErrors(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
  page.on('console', (message) => {
    const isOurs =
      message.type() === 'error' &&
      !/^Failed to load resource|blocked by CORS policy/.test(message.text());
    if (isOurs) faults.push(`console: ${message.text()}`);
  });
  return faults;
}

/** Waits until no request is pending, neither the first response nor that of the third attempt. */
async function settle(page: Page, t: TFunction, fault: Fault): Promise<void> {
  await expect(page.getByText(t('errorState.loading'), { exact: true })).toHaveCount(0);
  await expect(page.getByText(t('search.searching'), { exact: true })).toHaveCount(0);
  if (fault !== 'hangs') await page.waitForLoadState('networkidle', { timeout: 60_000 });
}

/**
 * Each section that failed must load by its own retry button once the fault is gone. With shortened timeouts on a
 * busy machine, more sections than the one of the fault may have failed.
 */
async function recover(page: Page, visit: ShopVisit, t: TFunction): Promise<string[]> {
  const retry = page.getByRole('button', { name: t('retry') });
  visit.setFaults();
  await restoreTimeouts(page);
  for (let failed = await retry.count(); failed > 0; failed -= 1) {
    await retry.first().click();
    const isLoaded = await expect(retry)
      .toHaveCount(failed - 1, { timeout: 30_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isLoaded) return ['a retry does not load the section'];
  }
  return [];
}

function exactly(request: string): RegExp {
  return new RegExp(`^${request.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
}

/** Makes every section count as near the viewport, so that all sections load. */
async function loadAllSections(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, { ...options, rootMargin: '10000px' });
      }
    };
  });
}
