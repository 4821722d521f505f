import { LANGUAGES, LAPTOP, PHONES } from '../../fixtures/first-screen-sizes.ts';
import { createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const { language, suffix } of LANGUAGES) {
  test.describe(() => {
    test.use({ language });
    test(`PROD-2 NAV-1 name, price, colours and sizes are in the first screen, under a header of one row${suffix} @full`, async ({
      page,
      shop,
      t,
    }) => {
      const { product_Id } = await createProduct(shop, {
        name: `Chemise en lin lavé ${crypto.randomUUID().slice(0, 8)}`,
        price: '129.00',
        sizes: { XS: 1, S: 2, M: 3, L: 4, XL: 5, XXL: 0 },
      });
      for (const viewport of [...PHONES, LAPTOP]) {
        await page.setViewportSize(viewport);
        await page.goto(`/product/x?id=${product_Id}`);
        const name = page.getByRole('heading', { level: 1 });
        const head = page.locator('header', { has: name });
        const isPhone = viewport.width < 667;
        const add = page.getByRole('button', { name: t('product.add') });
        const bottom = isPhone ? ((await add.boundingBox())?.y ?? 0) : viewport.height;
        for (const part of [
          page.getByRole('combobox', { name: t('search.label') }),
          name,
          head.getByText(/129[.,]00/),
          page.getByRole('group', { name: t('product.color') }),
          page.getByRole('group', { name: t('product.size') }),
        ]) {
          const box = await part.boundingBox();
          const text = `${await part.innerText()} at ${viewport.width} × ${viewport.height}`;
          expect(box?.y, text).toBeGreaterThan(0);
          expect((box?.y ?? 0) + (box?.height ?? 0), text).toBeLessThanOrEqual(bottom);
        }
        const header = await page.getByRole('banner').first().boundingBox();
        const image = await page.getByRole('main').getByRole('img').first().boundingBox();
        expect(header?.height).toBe(80);
        if (isPhone) expect(image?.y, 'no other row above the image').toBeLessThan(100);
      }
    });
  });
}
