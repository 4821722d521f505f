import type { Page } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import { expect, test } from './moody-shop.ts';
import { fillCheckout, newClient } from './shopper.ts';
import { stockProduct } from '../system/owner.ts';

/** Each of these, once it runs, is seen: as a dialog, a request or a mark on the window. */
const ATTACKS = [
  '<img src=x onerror="window.stolen=1">',
  '"><svg onload="window.stolen=1">',
  '</script><script>window.stolen=1</script>',
  '{{constructor.constructor("window.stolen=1")()}}',
].join(' ');

/** Tells what a page's policy held back and what ran in it. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(message.text());
  });
  return seen;
}

async function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stolen' in window);
}

test('B1 script in a product’s texts runs on no page, whoever wrote it', async ({
  page,
  shop,
  moody,
}) => {
  const stocked = await stockProduct(shop, {
    name: `${ATTACKS} ${crypto.randomUUID().slice(0, 8)}`.slice(0, 180),
    sizes: { M: 2 },
  });
  const hostile = {
    ...stocked,
    product_name: ATTACKS,
    description: ATTACKS,
    product_images: [`javascript:window.stolen=1`, `x" onerror="window.stolen=1`],
    colors: [{ color_name: ATTACKS, sizes: [{ size: ATTACKS, quantity: 3 }] }],
  };
  const visit = moody.visit([
    [
      /^GET \/api\/images\//,
      { status: 200, body: [{ id: '1', image: ATTACKS, image_type: 'banner' }] },
    ],
    [/^GET \/api\/products\/\d/, { status: 200, body: hostile }],
    [/^GET \/api\/products\//, { status: 200, body: [hostile] }],
  ]);
  const seen = watch(page);
  const addresses = ['', visit.origin].flatMap((origin) =>
    ['/', '/shop', `/product/x?id=${stocked.product_Id}`].map((path) => origin + path),
  );
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await hasRun(page), address).toBe(false);
  }
  await keepInCart(page, visit, hostile, [{ color: ATTACKS, size: ATTACKS, quantity: 1 }]);
  for (const path of ['/cart', '/Command']) {
    await page.goto(visit.origin + path);
    await page.waitForLoadState('networkidle');
    expect(await hasRun(page), path).toBe(false);
  }
  // A picture whose address is a script's is held back by nothing but never fetched.
  expect(seen.filter((line) => !/img-src/.test(line))).toEqual([]);
});

test('B2 B3 every answer of the storefront carries the policy, and no page breaks it', async ({
  page,
}) => {
  const seen = watch(page);
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

test('P1 P2 once ordered and written, nothing of the shopper stays in storage, address or console', async ({
  page,
  moody,
  shop,
  t,
}) => {
  const product = await stockProduct(shop, {
    name: `Privé ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { M: 5 },
  });
  const client = newClient('Marquée');
  const marked = { ...client, email: 'marquee@exemple.tn', street: '77, rue Marquée' };
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const visit = moody.visit();
  const color = product.colors[0]?.color_name ?? '';
  await keepInCart(page, visit, product, [{ color, size: 'M', quantity: 1 }]);

  visit.behave([[/^POST /, 'answers 500']]);
  await page.goto(`${visit.origin}/Command`);
  await fillCheckout(page, t, marked);
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByText(t('checkout.failed'))).toBeVisible();
  visit.behave();
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.done') })).toBeVisible();
  const afterOrder = await keptBy(page);

  await page.goto(`${visit.origin}/contact`);
  const form = page.getByRole('form', { name: t('contact.title') });
  await form.getByLabel(t('contact.name')).fill(marked.name);
  await form.getByLabel(t('contact.email')).fill(marked.email);
  await form.getByLabel(t('contact.message')).fill('Message marqué');
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await expect(page.getByText(t('contact.thanks', { name: marked.name }))).toBeVisible();

  const kept = [afterOrder, await keptBy(page), ...said].join('\n');
  for (const fact of [
    marked.name,
    marked.email,
    '98765432',
    '98 765 432',
    marked.street,
    'Message marqué',
  ]) {
    expect(kept).not.toContain(fact);
  }
  expect(afterOrder, 'what is kept can be read here').toContain('persist:root');
});

/** Everything the browser keeps for the page: both storages, its address, cookies and history state. */
function keptBy(page: Page): Promise<string> {
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
