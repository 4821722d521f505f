import type { Browser, Page } from '@playwright/test';
import { createProduct } from '../../fixtures/owner.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';

type Language = 'fr' | 'en';

function createTestProduct(shop: System) {
  return createProduct(shop, {
    name: `Première vue ${crypto.randomUUID()}`,
    price: '80.00',
    promo: '25.00',
    sizes: { M: 2 },
  });
}

function cookieOf(shop: System, lang: Language) {
  return { name: 'lang', value: lang, url: shop.storefront };
}

/** Opens a page without JavaScript, as link previews and search engines do. */
async function openWithoutScript(browser: Browser, shop: System, lang: Language): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: shop.storefront,
    viewport: { width: 375, height: 812 },
  });
  await context.addCookies([cookieOf(shop, lang)]);
  return context.newPage();
}

/** Records the errors of a page, its API requests and its layout shifts. */
async function recordPage(page: Page, shop: System) {
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith(`${shop.api}/api/`))
      requests.push(new URL(request.url()).pathname);
  });
  await recordLayoutShifts(page);
  return { errors, requests };
}

async function meta(page: Page, property: string): Promise<string> {
  const tag = page.locator(`meta[property="${property}"]`);
  return (await tag.getAttribute('content')) ?? '';
}

test.describe('@any-api-server server-side rendering', () => {
  for (const [path, tag] of [
    ['/', ''],
    ['product', ''],
    ['/shop?gender=Women', ' @full'],
    ['/about', ' @full'],
    ['/contact', ' @full'],
  ] as const) {
    test(`I18N-5 ${path}: hydration causes no error, no layout shift and no second request${tag}`, async ({
      page,
      shop,
      language,
    }) => {
      const { product_Id } = await createTestProduct(shop);
      const { errors, requests } = await recordPage(page, shop);
      await page.context().addCookies([cookieOf(shop, language)]);
      await page.goto(path === 'product' ? `/product/x?id=${product_Id}` : path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(errors).toEqual([]);
      const shifts = await layoutShiftsOf(page);
      const total = shifts.reduce((sum, { score }) => sum + score, 0);
      expect(total, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(0.01);
      const prefetched = path === '/' ? ['/api/images/banner/'] : requests;
      expect(requests.filter((request) => prefetched.includes(request))).toEqual([]);
    });
  }

  test('without JavaScript a product page has its title, description, image and price', async ({
    browser,
    shop,
    language,
  }) => {
    const product = await createTestProduct(shop);
    const page = await openWithoutScript(browser, shop, language);
    await page.goto(`/product/x?id=${product.product_Id}&fbclid=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(new RegExp(`^${product.product_name} — `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.product_name);
    expect(await meta(page, 'og:title')).toBe(product.product_name);
    expect(await meta(page, 'og:description')).toContain(product.product_name);
    expect(await meta(page, 'og:type')).toBe('product');
    expect(await meta(page, 'product:price:amount')).toBe('60.00');
    expect(await meta(page, 'product:price:currency')).toBe('TND');
    const image = await page.request.get(await meta(page, 'og:image'));
    expect(image.headers()['content-type']).toMatch(/^image\//);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /^http:.*\/product\/[^?]+\?id=[^&]+$/);
    const jsonLd = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(jsonLd ?? '')['@graph']).toHaveLength(2);
    await page.context().close();
  });

  test('I18N-5 a link with the prefix /en opens in English, and names the page in each language', async ({
    page,
    shop,
  }) => {
    const html = await (
      await page.request.get('/en/about', { headers: { cookie: 'lang=fr' } })
    ).text();
    expect(html).toContain('<html lang="en">');
    for (const link of [
      `rel="canonical" href="${shop.storefront}/en/about"`,
      `rel="alternate" hrefLang="fr" href="${shop.storefront}/about"`,
      `rel="alternate" hrefLang="en" href="${shop.storefront}/en/about"`,
    ]) {
      expect(html).toContain(link);
    }
    await page.goto('/en/about?utm_source=link');
    await expect(page).toHaveURL('/about?utm_source=link');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await page.request.get('/en/nowhere')).status()).toBe(404);
  });

  test('PROD-8 an unknown path and an unknown product have the status 404 and a not-found page', async ({
    page,
    t,
  }) => {
    for (const [path, title] of [
      ['/nowhere', t('pageNotFound')],
      ['/product/x?id=999999', t('product.notFound')],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('NAV-6 without JavaScript a rendered page and an unrendered one show the phone number, in both languages', async ({
    browser,
    shop,
  }) => {
    const page = await openWithoutScript(browser, shop, 'fr');
    for (const path of ['/', '/cart']) {
      await page.goto(path);
      for (const lang of ['fr', 'en']) {
        const note = page.locator(`noscript p[lang="${lang}"]`);
        await expect(note).toBeVisible();
        await expect(note.getByRole('link')).toHaveAttribute('href', 'tel:+21670000000');
      }
    }
    await page.context().close();
  });

  test('the largest image is in the HTML, with a preload', async ({ browser, shop, language }) => {
    const page = await openWithoutScript(browser, shop, language);
    for (const path of ['/', '/shop']) {
      await page.goto(path);
      const image = page.locator('main img').first();
      await expect(image).toBeVisible();
      await expect(image).toHaveAttribute('fetchpriority', 'high');
      const preload = page.locator('link[rel="preload"][as="image"]').first();
      const widths = await preload.getAttribute('imagesrcset');
      expect(widths).toBe(await image.getAttribute('srcset'));
      if (widths === null) {
        expect(await preload.getAttribute('href')).toBe(await image.getAttribute('src'));
      }
    }
    await page.context().close();
  });

  test('PROD-8 the HTML of an unknown product shows that it was not found, and is not indexed', async ({
    browser,
    shop,
    language,
    t,
  }) => {
    const page = await openWithoutScript(browser, shop, language);
    await page.goto('/product/x?id=nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('product.notFound'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.context().close();
  });
});

test('a rendered page requests no style sheet: its styles are inline @full', async ({ page }) => {
  const styleSheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styleSheets.push(request.url());
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(styleSheets).toEqual([]);
});

test('NAV-7 the cart count appears after hydration', async ({ page, shop, t }) => {
  const { product_Id, product_name } = await createTestProduct(shop);
  const line = {
    _id: product_Id,
    productName: product_name,
    quantity: 2,
    discounted_price: '60.00',
    color: '#17457F',
    size: 'M',
    colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 2 }] }],
  };
  const state = { userInfo: '[]', products: JSON.stringify([line]), _persist: '{"version":1}' };
  await page.addInitScript(
    (entry) => localStorage.setItem('persist:root', entry),
    JSON.stringify(state),
  );
  const { errors } = await recordPage(page, shop);
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: t('layout.cart', { count: 2 }) }).first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

/**
 * Opens a page and holds its scripts back. The result releases them and waits until the page is hydrated.
 */
async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = '**/assets/*.js';
  const release = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await release.promise;
    await route.continue();
  });
  const request = page.waitForRequest(scripts);
  const loaded = page.goto(path);
  await request;
  return async () => {
    release.resolve();
    await loaded;
  };
}

test('a search typed before hydration runs after it @full', async ({ page, shop, language, t }) => {
  const { product_name } = await createTestProduct(shop);
  await page.context().addCookies([cookieOf(shop, language)]);
  const releaseScripts = await openBeforeHydration(page, '/about');
  await page.getByRole('combobox', { name: t('search.label') }).fill(product_name);
  await releaseScripts();
  await expect(page.getByRole('option', { name: new RegExp(product_name) })).toBeVisible();
});

test('fields without input before hydration get no replayed events @full', async ({
  page,
  shop,
}) => {
  await createTestProduct(shop);
  await page.addInitScript(() => {
    for (const type of ['input', 'change']) {
      document.addEventListener(type, ({ target }) => {
        performance.mark('events', { detail: target instanceof Element && target.outerHTML });
      });
    }
  });
  await page.goto('/shop');
  const events = await page.evaluate(() =>
    performance.getEntriesByName('events').map((mark) => 'detail' in mark && mark.detail),
  );
  expect(events).toEqual([]);
  expect(await page.locator('input[type=checkbox]').count()).toBeGreaterThan(1);
});

test('clicks before hydration are replayed once @full', async ({ page, shop, language, t }) => {
  const { product_Id } = await createTestProduct(shop);
  await page.context().addCookies([cookieOf(shop, language)]);
  const releaseScripts = await openBeforeHydration(page, `/product/x?id=${product_Id}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  const add = page.getByRole('button', { name: t('product.add') }).first();
  await add.click();
  await add.click();
  await releaseScripts();
  await expect(
    page.getByRole('link', { name: t('layout.cart', { count: 1 }) }).first(),
  ).toBeVisible();
});

test('a click while the page is hydrated is handled after the earlier ones @full', async ({
  page,
  shop,
  language,
  t,
}) => {
  const { product_Id } = await createProduct(shop, {
    name: `Deux tailles ${crypto.randomUUID()}`,
    sizes: { S: 1, M: 2 },
  });
  await page.context().addCookies([cookieOf(shop, language)]);
  // React adds its listeners to the root before it hydrates the page.
  await page.addInitScript(() => {
    const listen: EventTarget['addEventListener'] = Reflect.get(
      EventTarget.prototype,
      'addEventListener',
    );
    let hasClicked = false;
    EventTarget.prototype.addEventListener = function addEventListener(
      ...args: Parameters<typeof listen>
    ) {
      listen.apply(this, args);
      if (hasClicked || !(this instanceof Element) || this.id !== 'root') return;
      hasClicked = true;
      queueMicrotask(() => document.querySelector<HTMLElement>('[data-clicked-late]')?.click());
    };
  });
  const releaseScripts = await openBeforeHydration(page, `/product/x?id=${product_Id}`);
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .evaluate((add) => add.setAttribute('data-clicked-late', ''));
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await releaseScripts();
  await expect(
    page.getByRole('link', { name: t('layout.cart', { count: 1 }) }).first(),
  ).toBeVisible();
  await expect(page.getByText(t('product.unavailable'))).toHaveCount(0);
});

test('a click before any script file has loaded is replayed @full', async ({
  page,
  shop,
  language,
  t,
}) => {
  const { product_Id } = await createProduct(shop, {
    name: `Deux tailles ${crypto.randomUUID()}`,
    sizes: { S: 1, M: 2 },
  });
  await page.context().addCookies([cookieOf(shop, language)]);
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  const loaded = page.goto(`/product/x?id=${product_Id}`);
  const add = page.getByRole('button', { name: t('product.add') }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release.resolve();
  await loaded;
  await expect(page.getByText(t('product.unavailable'))).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy');
});

test('a form submitted before hydration does not change the URL, and is validated after hydration @full', async ({
  page,
  shop,
  language,
  t,
}) => {
  await page.context().addCookies([cookieOf(shop, language)]);
  const releaseScripts = await openBeforeHydration(page, '/contact');
  await page.getByLabel(t('contact.name')).fill('Amel');
  await page.getByLabel(t('contact.name')).press('Enter');
  await releaseScripts();
  await expect(page.getByText(t('contact.enterEmail'))).toBeVisible();
  await expect(page.getByText(t('contact.enterName'))).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
});

test('a form submitted before the app is loaded does not navigate @full', async ({
  context,
  shop,
  t,
}) => {
  const { product_Id } = await createTestProduct(shop);
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  const path = `/product/x?id=${product_Id}`;
  await page.goto(path);
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click();
  await page.goto('/contact');
  await page.getByLabel(t('contact.name')).fill('Amel');
  await page.getByLabel(t('contact.name')).press('Enter');
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('PROD-6 the rejection of a click before hydration is in the viewport @full', async ({
  page,
  shop,
  t,
}) => {
  const { product_Id } = await createProduct(shop, {
    name: `Deux tailles ${crypto.randomUUID()}`,
    sizes: { S: 1, M: 2 },
  });
  const releaseScripts = await openBeforeHydration(page, `/product/x?id=${product_Id}`);
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click();
  await releaseScripts();
  await expect(page.getByText(t('product.unavailable'))).toBeInViewport();
});

test('SHOP-3 filters chosen before hydration are applied after it @full', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const releaseScripts = await openBeforeHydration(page, '/shop');
  const side = page.getByRole('complementary');
  for (const size of ['S', 'L'])
    await side.getByRole('checkbox', { name: size, exact: true }).check();
  await page.getByRole('combobox').last().selectOption('price');
  await releaseScripts();
  await expect(page).toHaveURL('/shop?size=S&size=L&sort=price');
  await expect(side.getByRole('checkbox', { name: 'S', exact: true })).toBeChecked();
});

test('search engines find every product in the sitemap that robots.txt names @full', async ({
  page,
  shop,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, sitemapUrl = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(sitemapUrl).toBe(`${shop.storefront}/sitemap.xml`);
  const sitemap = await (await page.request.get(sitemapUrl)).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls).toContain(`${shop.storefront}/shop?gender=Women&amp;season=New+Arrivals`);
  expect(urls.filter((url) => /\/product\/[^?]+\?id=\S+$/.test(url)).length).toBeGreaterThan(48);
});
