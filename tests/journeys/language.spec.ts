import { stockProduct } from '../system/owner.ts';
import { expect, test } from './journey.ts';

const OTHER = {
  fr: { language: 'en', label: 'ENG', add: 'Add to Cart' },
  en: { language: 'fr', label: 'FR', add: 'Ajouter au panier' },
} as const;

test('I18N-2 I18N-5 a choice of language changes the page at once, and the next visit remembers it', async ({
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
  if (isMobile) await page.getByRole('button', { name: t('layout.openMenu') }).click();
  const place = page.getByRole(isMobile ? 'dialog' : 'banner');
  await place.getByRole('button', { name: t('language.label') }).click();
  await place.getByRole('button', { name: new RegExp(`^${other.label}`) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other.language);
  await page.reload();
  await expect(page.getByRole('button', { name: other.add }).first()).toBeVisible();
});
