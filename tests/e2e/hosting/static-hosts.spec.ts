import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { z } from 'zod';
import { startExportedShop, type ExportedShop } from '../../fixtures/exported-shop.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { freePorts } from '../../fixtures/free-ports.ts';
import { createProduct, updateProduct } from '../../fixtures/owner.ts';
import { newProductName } from '../../fixtures/products-page.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';
import { startStaticHost, STATIC_HOSTS } from '../../fixtures/static-hosts.ts';
import { expect, test } from '../../fixtures/test.ts';

const redirectSchema = z.object({ from: z.string(), to: z.string(), status: z.number() });

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ ignoreHTTPSErrors: true });

let shop: ExportedShop;
let origins: Pick<ExportedShop['system'], 'storefront' | 'backoffice'>;

test.beforeAll(async () => {
  // It starts a shop and exports both apps.
  test.setTimeout(300_000);
  shop = await startExportedShop();
  origins = { storefront: shop.system.storefront, backoffice: shop.system.backoffice };
});

test.afterAll(() => shop.close());

for (const host of STATIC_HOSTS) {
  test.describe(`on ${host.name}`, () => {
    test.skip(host.program === undefined && process.env.CI === undefined, 'It is not installed.');

    let stop: () => Promise<void>;
    test.beforeAll(async () => {
      stop = await startStaticHost(host, {
        folder: join(shop.folder, host.name),
        storefront: { folder: shop.site('storefront'), port: shop.ports.storefront },
        backoffice: { folder: shop.site('backoffice'), port: shop.ports.backoffice },
      });
    });
    test.afterAll(() => stop());

    test('CMD-1 ADM-8 a shopper orders from a prerendered page, and the owner sees the order', async ({
      page,
      t,
      tOwner,
      language,
    }) => {
      await page.goto(origins.storefront + (await shop.productPath()));
      await expect(
        page.getByRole('heading', { level: 1, name: shop.product.product_name }),
      ).toBeVisible();
      const [color] = shop.product.colors;
      await addToCart(page, t, {
        language,
        color: color?.color_name ?? '',
        size: color?.sizes[0]?.size ?? '',
      });
      await page.getByRole('link', { name: t('product.goToCart') }).click();
      await proceed(page, t);
      const client = newClient('Amira');
      await fillCheckout(page, t, client);
      await submitOrder(page, t);

      await signInByForm(page, shop.system, tOwner);
      await page.goto(`${origins.backoffice}/admin/commands`);
      await expect(page.getByText(client.name).first()).toBeVisible();
    });

    test('I18N-5 PROD-8 an English link opens in English without its prefix, and a chosen colour is displayed', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', ({ message }) => errors.push(message));
      const path = await shop.productPath();
      const heading = page.getByRole('heading', { level: 1, name: shop.product.product_name });
      await page.goto(`${origins.storefront}/en${path}`);
      await expect(page).toHaveURL(origins.storefront + path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(heading).toBeVisible();
      await page.goto(`${origins.storefront}${path}&color=none-of-these`);
      await expect(heading).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => page.title()).toContain(shop.product.product_name);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      expect(errors).toEqual([]);
    });

    test('a link preview shows the product, its price and its image without scripts, in both languages', async ({
      request,
    }) => {
      const path = await shop.productPath();
      for (const [lang, url] of [
        ['fr', path],
        ['en', `/en${path}`],
      ]) {
        const html = await (await request.get(origins.storefront + url)).text();
        expect(html).toContain(`<html lang="${lang}">`);
        expect(html).toContain(`<meta property="og:title" content="${shop.product.product_name}"`);
        expect(html).toContain(
          `<meta property="product:price:amount" content="${shop.product.discounted_price}"`,
        );
        expect(html).toMatch(/<meta property="og:image" content="http[^"]*\/media\/[^"]*"/);
        expect(html).toContain('application/ld+json');
        expect(html).toContain(
          `<link rel="canonical" href="${origins.storefront}${url?.replaceAll('&', '&amp;')}"/>`,
        );
      }
    });

    test('files are compressed, kept for a year or revalidated, and private ones are not sent', async ({
      request,
    }) => {
      const home = await get(request, '/', { 'accept-encoding': 'br' });
      expect(home.headers()).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'no-cache',
        'content-type': expect.stringContaining('text/html'),
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age'),
      });
      expect((await get(request, '/', { 'accept-encoding': 'gzip' })).headers()).toMatchObject({
        'content-encoding': 'gzip',
      });
      const html = await (await get(request, '/')).text();
      const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
      const asset = await get(request, script, { 'accept-encoding': 'br' });
      expect(asset.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': expect.stringMatching(/^(?:text|application)\/javascript/),
      });
      for (const path of [
        '/assets/gone.js',
        '/.export.json',
        '/.htaccess',
        '/nothing-here',
        '/en/nothing',
      ]) {
        expect((await get(request, path)).status(), path).toBe(404);
      }
      for (const path of ['/cart', '/Command', '/favourites', '/order']) {
        expect((await get(request, path)).status(), path).toBe(200);
      }
    });

    test('PROD-8 a product without a file of its name has a rendered page by its id, in both languages', async ({
      request,
      page,
    }) => {
      for (const product of shop.productsWithPageById) {
        const path = await shop.productPath(product);
        for (const prefix of ['', '/en']) {
          const response = await get(request, prefix + path);
          expect(response.status(), path).toBe(200);
          const html = await response.text();
          expect(html).toContain(`<html lang="${prefix === '' ? 'fr' : 'en'}">`);
          expect(html).toContain(`<meta property="og:title" content="${product.product_name}"`);
          expect(html).toMatch(
            new RegExp(`<link rel="canonical" href="[^"]*id=${product.product_Id}"`),
          );
        }
        await page.goto(origins.storefront + path);
        await expect(
          page.getByRole('heading', { level: 1, name: product.product_name }),
        ).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`id=${product.product_Id}$`));
      }
    });

    test('PROD-8 a product that the export does not have has the status 404, and opens once the API server has it', async ({
      request,
      page,
    }) => {
      const paths = [
        '/product',
        '/product/nothing',
        '/product/nothing?id=..%2F7',
        '/en/product/nothing?id=999999',
      ];
      for (const path of paths) {
        const response = await get(request, path);
        expect(response.status(), path).toBe(404);
        expect(await response.text(), path).toContain('/config.js');
      }
      const added = await createProduct(shop.system, { name: newProductName(), sizes: { S: 1 } });
      const response = await page.goto(`${origins.storefront}/product/new?id=${added.product_Id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: added.product_name })).toBeVisible();
    });

    test('without rendered pages every product is the app, with the status 200', async ({
      request,
    }) => {
      const folder = join(shop.folder, `${host.name}-plain`);
      const site = join(shop.folder, 'storefront-plain');
      await shop.exportApp('storefront', '--out', site);
      const [storefront = 0, backoffice = 0] = await freePorts(2);
      const stopPlain = await startStaticHost(host, {
        folder,
        storefront: { folder: site, port: storefront },
        backoffice: { folder: shop.site('backoffice'), port: backoffice },
      });
      for (const path of ['/product/robe?id=7', '/en/product/robe', '/shop', '/about', '/']) {
        const response = await request.get(`https://localhost:${storefront}${path}`);
        expect(response.status(), path).toBe(200);
        expect(await response.text(), path).toContain('/config.js');
      }
      await stopPlain();
    });

    test('both apps have the icons that browsers request without a link, as images that are revalidated', async ({
      request,
    }) => {
      for (const origin of Object.values(origins)) {
        for (const [path, type] of [
          ['/favicon.ico', /^image\/(?:vnd\.microsoft\.icon|x-icon)$/],
          ['/apple-touch-icon.png', /^image\/png$/],
        ] as const) {
          const icon = await request.get(origin + path);
          expect(icon.status(), path).toBe(200);
          expect(icon.headers()).toMatchObject({
            'content-type': expect.stringMatching(type),
            'cache-control': 'no-cache',
          });
        }
      }
    });

    test('a page that is not found has the security headers too, and a page depends on the language cookie', async ({
      request,
    }) => {
      const missing = await get(request, '/nothing-here');
      expect(missing.headers()).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      });
      const section = await get(request, '/shop', { 'accept-encoding': 'br' });
      expect(section.headers().vary?.toLowerCase()).toContain('cookie');
    });

    test('a change of config.js is sent to every browser, compressed or not', async ({
      request,
    }) => {
      const file = join(shop.site('storefront'), 'config.js');
      const exported = await readFile(file, 'utf8');
      await writeFile(file, `${exported}// edited`);
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await get(request, '/config.js', { 'accept-encoding': encoding });
        expect(await response.text(), encoding).toContain('// edited');
      }
      await writeFile(file, exported);
    });

    test('SHOP-1 I18N-5 the sections of the shop and the language of the cookie have rendered pages', async ({
      request,
    }) => {
      const titles = new Set<string>();
      for (const path of [
        '/shop/',
        '/shop?gender=Women&utm_source=instagram',
        '/shop?gender=Women&season=New+Arrivals',
      ]) {
        for (const cookie of ['lang=fr', 'lang=en']) {
          const html = await (await get(request, path, { cookie })).text();
          expect(html, path).toContain(`<html lang="${cookie.slice(-2)}">`);
          titles.add(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');
        }
      }
      expect(titles.size).toBe(6);
    });
  });
}

function get(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.get(origins.storefront + path, { headers });
}

test('each app whose config.js is missing shows in both languages that it is closed, and logs the reason', async ({
  page,
}) => {
  const [nginx] = STATIC_HOSTS;
  test.skip(nginx?.program === undefined && process.env.CI === undefined, 'It is not installed.');
  if (nginx === undefined) return;
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/config.js', (route) => route.abort());
  const stop = await startStaticHost(nginx, {
    folder: join(shop.folder, 'closed'),
    storefront: { folder: shop.site('storefront'), port: shop.ports.storefront },
    backoffice: { folder: shop.site('backoffice'), port: shop.ports.backoffice },
  });
  for (const path of ['/cart', '/', await shop.productPath()]) {
    await page.goto(origins.storefront + path);
    await expect(page.getByRole('alert')).toContainText('La boutique est momentanément fermée.');
    await expect(page.getByRole('alert')).toContainText('The shop is closed for a moment.');
    expect(messages.join('\n')).toContain('config.js');
    messages.length = 0;
  }
  await page.goto(`${origins.backoffice}/admin`);
  await expect(page.getByText('La gestion de la boutique est momentanément fermée.')).toBeVisible();
  await expect(page.getByText('The back office is closed for a moment.')).toBeVisible();
  expect(messages.join('\n')).toContain('config.js');
  expect(errors).toEqual([]);
  await stop();
});

for (const app of ['storefront', 'backoffice'] as const) {
  test(`the rules for Netlify and Cloudflare Pages of the ${app} are valid, and match no file`, async () => {
    const redirectsFiles = [join(shop.site(app), '_redirects')];
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles,
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects.length).toBeGreaterThan(0);
    const files = await readdir(shop.site(app), { recursive: true });
    const pages = files.map(
      (file) => `/${file.replace(/(?:index)?\.html$/, '').replace(/\/$/, '')}`,
    );
    for (const rule of redirects) {
      const { from, to, status } = redirectSchema.parse(rule);
      expect([to, status]).toEqual(['/app', 200]);
      const matched = pages.filter((page) =>
        from.endsWith('/*') ? page.startsWith(from.slice(0, -1)) : page === from,
      );
      expect(matched, from).toEqual([]);
    }
    expect(pages).toContain('/app');

    const headersFiles = [join(shop.site(app), '_headers')];
    const headers = await parseAllHeaders({
      headersFiles,
      netlifyConfigPath: undefined,
      configHeaders: [],
      minimal: true,
    });
    expect(headers.errors).toEqual([]);
    expect(headers.headers.map((rule) => rule.for)).toEqual(['/*', '/assets/*']);
    expect(files).toContain('.nojekyll');
  });
}

test('a price that changed since the export is displayed at once, also where the clock is an hour slow', async ({
  page,
}) => {
  const [nginx] = STATIC_HOSTS;
  test.skip(nginx?.program === undefined && process.env.CI === undefined, 'It is not installed.');
  if (nginx === undefined) return;
  const stop = await startStaticHost(nginx, {
    folder: join(shop.folder, 'price'),
    storefront: { folder: shop.site('storefront'), port: shop.ports.storefront },
    backoffice: { folder: shop.site('backoffice'), port: shop.ports.backoffice },
  });
  await updateProduct(shop.system, shop.product, { price: '41.300', promo_percentage: '0' });
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await page.goto(origins.storefront + (await shop.productPath()));
  await expect(page.getByRole('main').getByText(/41,30/).first()).toBeVisible();
  await stop();
});

test('a second export writes nothing, one after a deletion keeps a page that shows the deletion, a shared name loses its page, and a failed export changes nothing', async ({
  request,
}) => {
  const name = newProductName();
  const first = await createProduct(shop.system, { name, sizes: { S: 1 } });
  // The orders of the other tests have changed the stock, too.
  await shop.exportApp('storefront', '--prerender');
  const shared = await shop.fileOfName(first);
  expect(await readFile(shared, 'utf8')).toContain(name);
  expect(await shop.exportApp('storefront', '--prerender')).toMatch(
    /: 0 files written, \d+ unchanged/,
  );
  const login = await request.post(`${shop.system.api}/accounts/login/`, {
    data: shop.system.owner,
  });
  const { access }: { access: string } = await login.json();
  const deleted = await shop.fileOfName();
  await request.delete(`${shop.system.api}/api/products/${shop.product.product_Id}/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const second = await createProduct(shop.system, { name, sizes: { S: 1 } });
  await shop.exportApp('storefront', '--prerender');
  const html = await readFile(deleted, 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain(`<title>${shop.product.product_name}`);

  // Two products have the name now: without an id, it shows a choice, which the app renders.
  await expect(readFile(shared)).rejects.toThrow('ENOENT');
  for (const { product_Id: id } of [first, second]) {
    const file = join(shop.site('storefront'), 'product-id', `${id}.html`);
    expect(await readFile(file, 'utf8')).toContain(name);
  }

  const index = join(shop.site('storefront'), 'index.html');
  const before = await readFile(index, 'utf8');
  await writeFile(join(shop.folder, 'brand.json'), '{"name":""}');
  for (const options of [
    ['--api', 'http://127.0.0.1:1'],
    ['--brand', join(shop.folder, 'brand.json')],
    ['--api', 'nowhere'],
  ]) {
    await expect(shop.exportApp('storefront', '--prerender', ...options)).rejects.toThrow(
      /correct --api|--brand|must be/,
    );
  }
  expect(await readFile(index, 'utf8')).toBe(before);
});
