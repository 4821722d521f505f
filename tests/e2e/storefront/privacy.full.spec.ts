import type { Page } from '@playwright/test';
import { recordPolicyViolations } from '../../fixtures/policy-violations.ts';
import { storeCart } from '../../fixtures/stored-cart.ts';
import { expect, test } from '../../fixtures/fault-injection.ts';
import { fillCheckout, newClient } from '../../fixtures/shopper.ts';
import { createProduct } from '../../fixtures/owner.ts';

/** Scripts that set a property of the window when they run. */
const ATTACKS = [
  '<img src=x onerror="window.stolen=1">',
  '"><svg onload="window.stolen=1">',
  '</script><script>window.stolen=1</script>',
  '{{constructor.constructor("window.stolen=1")()}}',
].join(' ');

/** Records violations of the Content Security Policy, dialogs and errors. */
function recordViolations(page: Page): string[] {
  const seen = recordPolicyViolations(page);
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  return seen;
}

async function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stolen' in window);
}

test('B1 a script in a product’s texts runs on no page', async ({
  page,
  shop,
  faultyStorefront,
}) => {
  const created = await createProduct(shop, {
    name: `${ATTACKS} ${crypto.randomUUID().slice(0, 8)}`.slice(0, 180),
    sizes: { M: 2 },
  });
  const hostile = {
    ...created,
    product_name: ATTACKS,
    description: ATTACKS,
    product_images: [`javascript:window.stolen=1`, `x" onerror="window.stolen=1`],
    colors: [{ color_name: ATTACKS, sizes: [{ size: ATTACKS, quantity: 3 }] }],
  };
  const visit = faultyStorefront.visit([
    [
      /^GET \/api\/images\//,
      { status: 200, body: [{ id: '1', image: ATTACKS, image_type: 'banner' }] },
    ],
    [/^GET \/api\/products\/\d/, { status: 200, body: hostile }],
    [/^GET \/api\/products\//, { status: 200, body: [hostile] }],
  ]);
  const seen = recordViolations(page);
  const urls = ['', visit.origin].flatMap((origin) =>
    ['/', '/shop', `/product/x?id=${created.product_Id}`].map((path) => origin + path),
  );
  for (const url of urls) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    expect(await hasRun(page), url).toBe(false);
  }
  await storeCart(page, visit, hostile, [{ color: ATTACKS, size: ATTACKS, quantity: 1 }]);
  for (const path of ['/cart', '/Command']) {
    await page.goto(visit.origin + path);
    await page.waitForLoadState('networkidle');
    expect(await hasRun(page), path).toBe(false);
  }
  // No policy blocks an image whose URL is a script, but it is never fetched.
  expect(seen.filter((line) => !/img-src/.test(line))).toEqual([]);
});

test('B2 B3 every response of the storefront has the Content Security Policy, and no page violates it', async ({
  page,
}) => {
  const seen = recordViolations(page);
  const unsafe: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(new URL(page.url()).origin)) return;
    const policy = response.headers()['content-security-policy'] ?? '';
    if (
      !policy.includes("default-src 'none'") ||
      /unsafe-|\*|https?:\/\/(?!localhost)/.test(policy)
    ) {
      unsafe.push(`${response.url()}: ${policy}`);
    }
  });
  for (const path of ['/', '/shop', '/product/x?id=1', '/cart', '/contact', '/about', '/nowhere']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(unsafe).toEqual([]);
  expect(seen).toEqual([]);
});

test('B3 no page violates the policy when its scripts are loaded by a click', async ({
  page,
  shop,
}) => {
  const name = `Sûre ${crypto.randomUUID().slice(0, 8)}`;
  await createProduct(shop, { name, sizes: { M: 2 } });
  const seen = recordViolations(page);
  await page.goto(`/shop?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const jsonLd = page.locator('script[type="application/ld+json"]');
  expect(await jsonLd.textContent()).toContain('schema.org');
  await page.goBack();
  await expect(page).toHaveURL(/\/shop/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await jsonLd.count()).toBe(1);
  expect(seen).toEqual([]);
});

test('P1 P2 after an order and a message, no personal data is left in storage, URL or console', async ({
  page,
  faultyStorefront,
  shop,
  t,
}) => {
  const product = await createProduct(shop, {
    name: `Privé ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { M: 5 },
  });
  const client = newClient('Marquée');
  const marked = { ...client, email: 'marquee@exemple.tn', street: '77, rue Marquée' };
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const visit = faultyStorefront.visit();
  const color = product.colors[0]?.color_name ?? '';
  await storeCart(page, visit, product, [{ color, size: 'M', quantity: 1 }]);

  visit.setFaults([[/^POST /, 'responds 500']]);
  await page.goto(`${visit.origin}/Command`);
  await fillCheckout(page, t, marked);
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByText(t('checkout.failed'))).toBeVisible();
  visit.setFaults();
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.done') })).toBeVisible();
  const afterOrder = await storedData(page);

  await page.goto(`${visit.origin}/contact`);
  const form = page.getByRole('form', { name: t('Contact') });
  await form.getByLabel(t('contact.name')).fill(marked.name);
  await form.getByLabel(t('contact.email')).fill(marked.email);
  await form.getByLabel(t('contact.message')).fill('Message marqué');
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await expect(page.getByText(t('contact.thanks', { name: marked.name }))).toBeVisible();

  const stored = [afterOrder, await storedData(page), ...logged].join('\n');
  for (const value of [
    marked.name,
    marked.email,
    '98765432',
    '98 765 432',
    marked.street,
    'Message marqué',
  ]) {
    expect(stored).not.toContain(value);
  }
  expect(afterOrder, 'the stored data was read').toContain('persist:root');
});

test('P2 the checkout’s fields are stored in the tab until the order, and on the device only when the shopper asks for it', async ({
  page,
  faultyStorefront,
  shop,
  t,
}) => {
  const product = await createProduct(shop, {
    name: `Privé ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { M: 5 },
  });
  const color = product.colors[0]?.color_name ?? '';
  const marked = { ...newClient('Marquée'), street: '77, rue Marquée' };
  const visit = faultyStorefront.visit();
  const remember = page.getByRole('checkbox', { name: t('checkout.remember') });
  const order = async (isRemembered: boolean) => {
    await storeCart(page, visit, product, [{ color, size: 'M', quantity: 1 }]);
    await page.goto(`${visit.origin}/Command`);
    await fillCheckout(page, t, marked);
    await remember.setChecked(isRemembered);
    const typed = await storedEntries(page);
    await page.getByRole('button', { name: t('checkout.submit') }).click();
    await expect(page.getByRole('heading', { name: t('checkout.done') })).toBeVisible();
    return { typed, sent: await storedEntries(page) };
  };
  const isMarked = (entries: string) => entries.includes(marked.street);

  const first = await order(false);
  expect(isMarked(first.typed.device), 'typed, not remembered').toBe(false);
  expect(isMarked(first.typed.tab)).toBe(true);
  expect(isMarked(first.sent.device + first.sent.tab), 'sent, not remembered').toBe(false);

  const second = await order(true);
  expect(isMarked(second.typed.device), 'ticked, not sent yet').toBe(false);
  expect(isMarked(second.sent.device), 'remembered').toBe(true);
  expect(isMarked(second.sent.tab)).toBe(false);

  const third = await order(false);
  expect(isMarked(third.sent.device + third.sent.tab), 'forgotten').toBe(false);
});

/** The entries of both storages as text. */
function storedEntries(page: Page): Promise<{ device: string; tab: string }> {
  return page.evaluate(() => ({
    device: JSON.stringify(Object.entries(localStorage)),
    tab: JSON.stringify(Object.entries(sessionStorage)),
  }));
}

/** All that the browser stores for the page: both storages, its URL, cookies and history state. */
function storedData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      bases,
      caches,
    ]);
  });
}
