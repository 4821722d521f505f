import { catalogue, loadPageTexts } from '@shop/i18n/storefront';
import type { Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { stockProduct } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { expect, test } from './journey.ts';
import { foreignTexts, textsOfPage } from './texts-of-page.ts';

const OTHER = {
  fr: { language: 'en', label: 'ENG', add: 'Add to Cart' },
  en: { language: 'fr', label: 'FR', add: 'Ajouter au panier' },
} as const;

/** Chooses the other language, in the header or in the drawer, and gives back where that was. */
async function chooseOther(page: Page, t: Translate, isMobile: boolean, label: string) {
  if (isMobile) await page.getByRole('button', { name: t('layout.openMenu') }).click();
  const place = page.getByRole(isMobile ? 'dialog' : 'banner').first();
  await place.getByRole('button', { name: t('language.label') }).click();
  await place.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  return place;
}

async function keepChoices(page: Page, shop: System, kept: { cookie?: string; storage: string }) {
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), kept.storage);
  if (kept.cookie === undefined) return;
  const cookie = { name: 'lang', value: kept.cookie, url: shop.storefront };
  await page.context().addCookies([cookie]);
}

async function keptChoices(page: Page) {
  const cookies = await page.context().cookies();
  return {
    cookie: cookies.find(({ name }) => name === 'lang')?.value,
    storage: await page.evaluate(() => localStorage.getItem('lang')),
  };
}

test('I18N-2 I18N-5 a choice of language changes the page at once, closes, keeps focus, and the next visit remembers it', async ({
  page,
  shop,
  t,
  language,
  isMobile,
}) => {
  const other = OTHER[language];
  const product = await stockProduct(shop, {
    name: `Langue ${crypto.randomUUID()}`,
    sizes: { M: 1 },
  });
  await page.goto(`/product/x?id=${product.product_Id}`);
  const place = await chooseOther(page, t, isMobile, other.label);
  await expect(page.locator('html')).toHaveAttribute('lang', other.language);
  const button = place.getByRole('button', { name: new RegExp(`: ${other.label}$`) });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(page.getByRole('button', { name: other.add }).first()).toBeVisible();
  expect(await keptChoices(page)).toEqual({ cookie: other.language, storage: other.language });
});

test('I18N-5 where cookie and storage differ, the page stays in the language it came in, and storage follows', async ({
  page,
  shop,
  language,
}) => {
  const other = OTHER[language].language;
  await keepChoices(page, shop, { cookie: language, storage: other });
  const spoken: (string | null)[] = [];
  await page.exposeFunction('tell', (lang: string | null) => spoken.push(lang));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { lang } = document.documentElement;
      if (lang) Reflect.get(window, 'tell')(lang);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] });
  });
  await page.goto('/about');
  await expect.poll(() => keptChoices(page)).toEqual({ cookie: language, storage: language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(spoken).not.toContain(other);
});

test('I18N-5 without its cookie a page changes to the language kept in storage, and the next comes in it', async ({
  page,
  shop,
}) => {
  await keepChoices(page, shop, { storage: 'en' });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => keptChoices(page)).toEqual({ cookie: 'en', storage: 'en' });
  const next = await page.request.get('/about');
  expect(await next.text()).toContain('<html lang="en"');
});

test('I18N-1 I18N-4 no page holds a text of the other language', async ({
  page,
  shop,
  t,
  language,
}) => {
  const product = await stockProduct(shop, {
    name: `Xyzzy ${crypto.randomUUID()}`,
    promo: '10.00',
    sizes: { S: 0, M: 1 },
  });
  const french = { ...catalogue.fr, ...(await loadPageTexts()).storefrontPages };
  const english = await catalogue.load();
  const [spoken, other] = language === 'fr' ? [french, english] : [english, french];
  const foreign = foreignTexts(other, spoken);
  expect(foreign.length).toBeGreaterThan(150);

  const visit = async (where: string) => {
    await page.waitForLoadState('networkidle');
    const found = (await textsOfPage(page)).filter((text) =>
      foreign.some((pattern) => pattern.test(text)),
    );
    expect(found, where).toEqual([]);
  };
  const paths = ['/', '/about', '/shop', '/shop?gender=Men', '/cart', '/contact', '/nowhere'];
  for (const path of [...paths, '/product/x?id=nobody', `/product/x?id=${product.product_Id}`]) {
    await page.goto(path);
    await visit(path);
  }
  await page.goto('/contact');
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await visit('a contact form with mistakes');
  await page.getByRole('combobox', { name: t('search.label') }).fill('zzzz');
  await expect(page.getByText(t('search.none'))).toBeVisible();
  await visit('a search that finds nothing');
});
