import type { Locator } from '@playwright/test';
import { GENDERS } from '@shop/contract/constants';
import { isInFront, LANGUAGES, LAPTOP, PHONES } from '../../fixtures/first-screen-sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const WINDOWS = [{ width: 320, height: 568 }, ...PHONES, { width: 768, height: 1024 }, LAPTOP];

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The element is not displayed.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('HOME-1 the headline and its button are on the first 4:5 panel, in the first screen @full', async ({
  page,
  t,
}) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto('/');
    const text = `${size.width} × ${size.height}`;
    const title = page.getByRole('heading', { level: 1 });
    const button = page
      .getByRole('main')
      .getByRole('link', { name: t('home.everything'), exact: true });
    const panel = await boxOf(
      page
        .getByRole('region', { name: t('home.banners') })
        .getByRole('listitem')
        .first()
        .getByRole('img'),
    );
    expect(panel.width / panel.height, text).toBeCloseTo(0.8, 2);
    for (const part of [title, button]) {
      const box = await boxOf(part);
      expect(box.y, text).toBeGreaterThan(panel.y);
      expect(box.bottom, text).toBeLessThanOrEqual(Math.min(panel.bottom + 1, size.height));
      expect(box.x, text).toBeGreaterThanOrEqual(panel.x);
      expect(box.right, text).toBeLessThanOrEqual(panel.right + 1);
    }
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await isInFront(button), text).toBe(true);
  }
});

test('HOME-6 on phones a part of the next slide is visible instead of the arrows; tablets have the arrows @full', async ({
  page,
  t,
}) => {
  // Autoplay would show another slide meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const isPhone = size.width < 667;
    for (const [name, phoneSlides] of [
      [t('home.banners'), 1],
      [t('home.popular'), 2],
    ] as const) {
      const row = page.getByRole('region', { name, exact: true });
      await row.scrollIntoViewIfNeeded();
      const text = `${name} at ${size.width}`;
      const next = row.getByRole('button', { name: t('carousel.next') });
      await expect(next, text).toBeVisible({ visible: !isPhone });
      if (!isPhone) continue;
      const images = row.getByRole('listitem').locator('img');
      expect((await boxOf(images.nth(phoneSlides - 1))).right, text).toBeLessThanOrEqual(
        size.width,
      );
      const peek = size.width - (await boxOf(images.nth(phoneSlides))).x;
      expect(peek, text).toBeGreaterThanOrEqual(16);
      expect(peek, text).toBeLessThan(size.width / 3);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${size.width}`).toBe(
      size.width,
    );
  }
});

test('HOME-5 the tabs are the only visible title of their row, and the arrows are on their line @full', async ({
  page,
  t,
}) => {
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const tabs = await boxOf(page.getByRole('tablist'));
    const heading = page.getByRole('heading', { level: 2, name: t('home.selection') });
    expect((await boxOf(heading)).height, `${width}`).toBe(0);
    const row = page.getByRole('region', { name: t('home.popular'), exact: true });
    await row.scrollIntoViewIfNeeded();
    const next = row.getByRole('button', { name: t('carousel.next') });
    if (width < 667) {
      await expect(next, `${width}`).toBeHidden();
      continue;
    }
    const { y, height, right } = await boxOf(next);
    const list = await boxOf(page.getByRole('tablist'));
    expect(Math.abs(y + height / 2 - (list.y + list.height / 2)), `${width}`).toBeLessThan(8);
    expect(right, `${width}`).toBeGreaterThan(tabs.right - 1);
  }
});

test('HOME-4 HOME-5 no product is twice on the page, with either tab @full', async ({
  page,
  t,
}) => {
  await page.goto('/');
  for (const tab of ['home.popular', 'home.promotion'] as const) {
    const button = page.getByRole('tab', { name: t(tab) });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    for (const name of [t(tab), t('genders.Men'), t('genders.Women'), t('genders.Accessoire')]) {
      const row = page.getByRole('region', { name, exact: true });
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('article').first(), name).toBeVisible();
    }
    const products = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(products.length).toBeGreaterThanOrEqual(16);
    expect(products.filter((href, index) => products.indexOf(href) !== index)).toEqual([]);
  }
});

for (const { language, suffix } of LANGUAGES) {
  test.describe(() => {
    test.use({ language });
    test(`HOME-4 the link to all products is beside the title of each section${suffix} @full`, async ({
      page,
      t,
    }) => {
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await page.goto('/');
        for (const gender of GENDERS) {
          const name = t(`genders.${gender}`);
          const title = await boxOf(page.getByRole('heading', { level: 2, name, exact: true }));
          const link = await boxOf(page.getByRole('link', { name: t('home.seeAllOf', { name }) }));
          const text = `${name} at ${size.width}`;
          expect(link.x, text).toBeGreaterThan(title.right);
          expect(
            Math.abs(link.y + link.height / 2 - (title.y + title.height / 2)),
            text,
          ).toBeLessThan(12);
        }
      }
    });
  });
}
