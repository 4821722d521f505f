import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { deployAgain } from '../../fixtures/deploy-again.ts';
import { startExportedShop, type ExportedShop } from '../../fixtures/exported-shop.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { startStaticHost, STATIC_HOSTS } from '../../fixtures/static-hosts.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ ignoreHTTPSErrors: true });

let shop: ExportedShop;
/** Ends the web server of a test. */
let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  // It starts a shop and exports both apps.
  test.setTimeout(300_000);
  shop = await startExportedShop();
});

test.afterEach(async () => {
  await stop?.();
  stop = undefined;
});

test.afterAll(() => shop.close());

for (const app of ['storefront', 'backoffice'] as const) {
  test(`F6 a page of the ${app} that was opened before a deploy, which removed its scripts, is reloaded once and shows what was clicked`, async ({
    page,
    t,
    tOwner,
  }) => {
    const host = STATIC_HOSTS.find(({ program }) => program !== undefined);
    test.skip(host === undefined && process.env.CI === undefined, 'No web server is installed.');
    if (host === undefined) throw new Error('No web server is installed.');
    const aged = join(shop.folder, `aged-${app}`);
    for (const each of ['storefront', 'backoffice'] as const) {
      await cp(shop.site(each), join(aged, each), { recursive: true });
    }
    stop = await startStaticHost(host, {
      folder: join(aged, 'host'),
      storefront: { folder: join(aged, 'storefront'), port: shop.ports.storefront },
      backoffice: { folder: join(aged, 'backoffice'), port: shop.ports.backoffice },
    });
    // No page is loaded before its link is clicked.
    await saveData(page);
    if (app === 'storefront') {
      await page.goto(`${shop.system.storefront}/about`);
      await page.waitForFunction(() => performance.getEntriesByName('shop:hydrated').length > 0);
    } else {
      await signInByForm(page, shop.system, tOwner);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // The popular products need the code of the calls, which would be missing after the deploy, and reload the page.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await deployAgain(join(aged, app));
    const [area, name, title, path] =
      app === 'storefront'
        ? [page.getByRole('contentinfo'), t('CART'), t('cart.title'), '/cart']
        : [
            page.getByRole('navigation', { name: tOwner('menu.label') }),
            tOwner('products.title'),
            tOwner('products.title'),
            '/admin/products',
          ];
    await area.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => documents).toEqual([path]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(documents).toEqual([path]);
  });
}

test('an export from an API server that fails on a request names the request and its status, without the text of the server', async () => {
  const broken = createServer((request, response) => {
    const isFirst = request.url === '/api/products/?limit=1';
    response.writeHead(isFirst ? 200 : 503, { 'content-type': 'application/json' });
    response.end(isFirst ? '[]' : '{"error":"Veuillez patienter","code":"constructor"}');
  }).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const address = broken.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const failed = await shop
    .exportApp('storefront', '--prerender', '--api', url)
    .catch((error: unknown) =>
      String(error instanceof Error && 'stderr' in error ? error.stderr : error),
    );
  expect(failed).toMatch(
    new RegExp(
      `^.+ cannot be exported: GET ${url}/api/[a-z/:]+ has a response with the status 503\\. Check that --api .+ The old folder has not changed\\.$`,
      'm',
    ),
  );
  expect(failed).not.toContain('Veuillez');
  broken.close();
  broken.closeAllConnections();
});
