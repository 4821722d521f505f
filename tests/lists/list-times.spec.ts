import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillDatabase } from '../bench/fill-database.ts';
import { median } from '../bench/figures.ts';
import { fillOrders } from '../fixtures/fill-orders.ts';
import { test as ownShopTest } from '../fixtures/own-shop-test.ts';
import { openSignedIn } from '../fixtures/owner-login.ts';
import { expect } from '../fixtures/test.ts';

const PRODUCTS = 5_000;
const ORDERS = 10_000;
const MESSAGES = 2_000;
const WIDTHS = [375, 1280];
/** The lists by their paths. The menu leads to all but the customers, who are linked from the orders. */
const LISTS = ['commands', 'products', 'customers', 'contacts'];
/** From this width on the menu is beside the page (ADM-4). */
const MENU_BESIDE_PAGE = 667;

/** The rows of a list that is loaded: cards, or rows of a table. The customers are linked from another list. */
const ROWS = {
  customers: 'main a[href^="/admin/customers/"]',
  others: ':is(main article, main tbody tr):not([aria-busy="true"] *)',
};

/** The limit of a median. */
const MAX_LIST_MS = 300;
/** How often each list is opened. */
const REPEATS = 5;

const test = ownShopTest.extend({
  fillData: async ({ hasDemoProducts: _none }, use) => {
    await use(async (dataDir) => {
      await mkdir(dataDir, { recursive: true });
      const { variants } = await fillDatabase({ dataDir }, PRODUCTS);
      await fillOrders({ dataDir }, { orders: ORDERS, messages: MESSAGES, variants });
    });
  },
});

test.use({ isMobile: false, hasTouch: false });

/** Starts a clock in the page: it runs from the next press until a row of the list at this path is painted. */
async function startClock(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ([target, rows]) => {
      const pressed = Promise.withResolvers<number>();
      addEventListener('pointerdown', ({ timeStamp }) => pressed.resolve(timeStamp), {
        capture: true,
        once: true,
      });
      const afterPaint = pressed.promise.then(
        (start) =>
          new Promise<number>((resolve) => {
            const check = () => {
              const row = location.pathname === target && document.querySelector(rows ?? '');
              // A timer runs after the paint of this frame.
              if (row) setTimeout(() => resolve(performance.now() - start));
              else requestAnimationFrame(check);
            };
            check();
          }),
      );
      Object.assign(globalThis, { listTime: afterPaint });
    },
    [path, path.endsWith('/customers') ? ROWS.customers : ROWS.others],
  );
}

const readClock = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(globalThis, 'listTime'));

test(`ADM-5 ADM-8 ADM-9 with ${ORDERS} orders and ${PRODUCTS} products each list is shown in at most 300 ms after the press`, async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(600_000);
  await openSignedIn(page, shop, '/admin');
  const linkTo = (path: string) =>
    page.locator(`${path === 'customers' ? '' : 'nav '}a[href="/admin/${path}"]:visible`).first();
  const medians: { list: string; width: number; ms: number }[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    for (const path of LISTS) {
      const times: number[] = [];
      // The first one, for which nothing is compiled or cached, does not count.
      for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
        // Each time without data in the memory of the page.
        await page.goto(`${shop.backoffice}/admin${path === 'customers' ? '/commands' : ''}`);
        await page.waitForLoadState('networkidle');
        // On a phone the link to the customers is in the menu.
        if (path === 'customers' && width < MENU_BESIDE_PAGE) {
          await page.getByRole('button', { name: t('menu.open') }).click();
          await expect(linkTo(path)).toBeInViewport();
        }
        await startClock(page, `/admin/${path}`);
        await linkTo(path).click();
        times.push(await readClock(page));
      }
      medians.push({ list: path, width, ms: Math.round(median(times.slice(1))) });
    }
  }
  const rows = medians.map(({ list, width, ms }) => `| ${list} | ${width} px | ${ms} ms |`);
  const table = ['| list | width | median |', '| --- | --- | --- |', ...rows].join('\n');
  process.stdout.write(`\n${table}\n\n`);
  expect(medians.filter(({ ms }) => ms > MAX_LIST_MS)).toEqual([]);
});
