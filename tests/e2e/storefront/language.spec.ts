import { catalogue, loadPages } from '@shop/i18n/storefront';
import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { createProduct } from '../../fixtures/owner.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';
import { foreignTexts, visibleTexts } from '../../fixtures/visible-texts.ts';

const OTHER = {
  fr: { language: 'en', label: 'ENG', add: 'Add to Cart' },
  en: { language: 'fr', label: 'FR', add: 'Ajouter au panier' },
} as const;

/** Chooses the other language in the header or the drawer. Returns that part of the page. */
async function chooseOther(page: Page, t: TFunction, isMobile: boolean, label: string) {
  if (isMobile) await page.getByRole('button', { name: t('layout.openMenu') }).click();
  const container = page.getByRole(isMobile ? 'dialog' : 'banner').first();
  await container.getByRole('button', { name: t('language.label') }).click();
  await container.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  return container;
}

async function storeChoices(
  page: Page,
  shop: System,
  choices: { cookie?: string; storage: string },
) {
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), choices.storage);
  if (choices.cookie === undefined) return;
  const cookie = { name: 'lang', value: choices.cookie, url: shop.storefront };
  await page.context().addCookies([cookie]);
}

async function storedChoices(page: Page) {
  const cookies = await page.context().cookies();
  return {
    cookie: cookies.find(({ name }) => name === 'lang')?.value,
    storage: await page.evaluate(() => localStorage.getItem('lang')),
  };
}

test('I18N-2 I18N-5 a choice of language changes the page at once, closes the menu, leaves the focus on the button, and is stored', async ({
  page,
  shop,
  t,
  language,
  isMobile,
}) => {
  const other = OTHER[language];
  const product = await createProduct(shop, {
    name: `Langue ${crypto.randomUUID()}`,
    sizes: { M: 1 },
  });
  await page.goto(`/product/x?id=${product.product_Id}`);
  const container = await chooseOther(page, t, isMobile, other.label);
  await expect(page.locator('html')).toHaveAttribute('lang', other.language);
  const button = container.getByRole('button', { name: new RegExp(`: ${other.label}$`) });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(page.getByRole('button', { name: other.add }).first()).toBeVisible();
  expect(await storedChoices(page)).toEqual({ cookie: other.language, storage: other.language });
});

test('I18N-5 when cookie and storage differ, the page stays in its rendered language, and storage is updated @full', async ({
  page,
  shop,
  language,
}) => {
  const other = OTHER[language].language;
  await storeChoices(page, shop, { cookie: language, storage: other });
  const languages: (string | null)[] = [];
  await page.exposeFunction('recordLanguage', (lang: string | null) => languages.push(lang));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { lang } = document.documentElement;
      if (lang) Reflect.get(window, 'recordLanguage')(lang);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] });
  });
  await page.goto('/about');
  await expect.poll(() => storedChoices(page)).toEqual({ cookie: language, storage: language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(languages).not.toContain(other);
});

test('I18N-5 without its cookie a page changes to the stored language, and the next page is rendered in it @full', async ({
  page,
  shop,
}) => {
  await storeChoices(page, shop, { storage: 'en' });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => storedChoices(page)).toEqual({ cookie: 'en', storage: 'en' });
  const next = await page.request.get('/about');
  expect(await next.text()).toContain('<html lang="en"');
});

test('I18N-1 I18N-4 no page shows a text of the other language @full', async ({
  page,
  shop,
  t,
  language,
}) => {
  const product = await createProduct(shop, {
    name: `Xyzzy ${crypto.randomUUID()}`,
    promo: '10.00',
    sizes: { S: 0, M: 1 },
  });
  const french = { ...catalogue.fr, ...(await loadPages()).storefrontPages };
  const english = await catalogue.load();
  const [own, other] = language === 'fr' ? [french, english] : [english, french];
  const foreign = foreignTexts(other, own);
  expect(foreign.length).toBeGreaterThan(150);

  const expectOwnLanguage = async (where: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForLoadState('networkidle');
    const found = (await visibleTexts(page)).filter((text) =>
      foreign.some((pattern) => pattern.test(text)),
    );
    expect(found, where).toEqual([]);
  };
  const paths = ['/', '/about', '/shop', '/shop?gender=Men', '/cart', '/contact', '/nowhere'];
  for (const path of [...paths, '/product/x?id=nobody', `/product/x?id=${product.product_Id}`]) {
    await page.goto(path);
    await expectOwnLanguage(path);
  }
  await page.goto('/contact');
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await expectOwnLanguage('a contact form with errors');
  await page.getByRole('combobox', { name: t('search.label') }).fill('zzzz');
  await expect(page.getByText(t('search.none'))).toBeVisible();
  await expectOwnLanguage('a search that finds nothing');
});

test('I18N-2 the flag of the language and all other images of a rendered page are loaded', async ({
  browser,
  shop,
}) => {
  // Without scripts the page has only what the server rendered.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) missing.push(response.url());
  });
  await page.goto(shop.storefront);
  const flag = page.getByRole('banner').first().locator('img[src*="/fr-"]');
  await expect(flag).toHaveJSProperty('complete', true);
  await expect(flag).not.toHaveJSProperty('naturalWidth', 0);
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
  await context.close();
});
