import type { ApiProduct } from '@shop/contract/schemas';
import { expect, test } from '../../fixtures/fault-injection.ts';
import { createProduct } from '../../fixtures/owner.ts';

/** The product with this id, and the first one of a list without it, with a price that is not a number. */
function breakPrices(body: unknown, id: string): unknown {
  if (!isProductList(body)) return body;
  const found = body.findIndex(({ product_Id }) => product_Id === id);
  const broken = Math.max(found, 0);
  return body.map((product, index) => (index === broken ? { ...product, price: 'free' } : product));
}

function isProductList(body: unknown): body is ApiProduct[] {
  return Array.isArray(body) && body.length > 1;
}

test('F1 a product whose price cannot be read is counted in each list of the shop', async ({
  page,
  shop,
  t,
  faultyStorefront,
}) => {
  const { origin } = faultyStorefront.visit();
  const mark = crypto.randomUUID().slice(0, 8);
  const [broken, other] = [
    await createProduct(shop, { name: `Jebba ${mark} a`, sizes: { M: 5 } }),
    await createProduct(shop, { name: `Jebba ${mark} b`, sizes: { M: 5 } }),
  ];
  const brokenId = broken.product_Id;
  await page.route('**/api/products/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: breakPrices(await response.json(), brokenId) });
  });
  await page.route(`**/api/products/${brokenId}/`, (route) =>
    route.fulfill({ json: { ...broken, price: 'free' } }),
  );
  const note = page.getByText(t('productCard.unreadable', { count: 1 }));

  await page.goto(`${origin}/`);
  await page.getByRole('region', { name: t(`genders.${broken.gender}`) }).scrollIntoViewIfNeeded();
  await expect(note.first()).toBeVisible();
  await page.getByLabel(t('search.label')).fill(mark);
  await expect(page.getByRole('option', { name: /Jebba/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ has: note })).toBeVisible();

  await page.goto(`${origin}/shop?search=${mark}`);
  await expect(page.getByRole('heading', { name: /Jebba/ })).toBeVisible();
  await expect(note).toBeVisible();

  await page.goto(`${origin}/product/x?id=${other.product_Id}`);
  await page.getByRole('region', { name: t('product.related') }).scrollIntoViewIfNeeded();
  await expect(note.first()).toBeVisible();

  await page.evaluate(
    (ids) => localStorage.setItem('shop:favourites', JSON.stringify({ version: 1, ids })),
    [broken.product_Id, other.product_Id],
  );
  await page.goto(`${origin}/favourites`);
  await expect(page.getByRole('heading', { name: /Jebba/ }).first()).toBeVisible();
  await expect(note.first()).toBeVisible();
});
