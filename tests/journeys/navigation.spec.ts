import type { Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { expect, test } from './journey.ts';

async function openDrawer(page: Page, t: Translate) {
  await page.getByRole('button', { name: t('layout.openMenu') }).click();
  const drawer = page.getByRole('dialog', { name: t('layout.menu') });
  await expect
    .poll(async () => (await drawer.boundingBox())?.x, 'it has slid in from the left')
    .toBe(0);
  return drawer;
}

test.describe('@any-host', () => {
  test('NAV-5 below 667 px a drawer of 80 % holds the links; from there on they stand in the header', async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 666, height: 800 });
    await page.goto('/about');
    const inHeader = page
      .getByRole('banner')
      .first()
      .getByRole('link', { name: t('About') });
    await expect(inHeader).toBeHidden();
    const drawer = await openDrawer(page, t);
    expect((await drawer.boundingBox())?.width).toBeCloseTo(666 * 0.8, 0);
    expect(
      await drawer.evaluate((element) => getComputedStyle(element).transitionDuration),
    ).toMatch(/^0\.5s/);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 667, height: 800 });
    await expect(inHeader).toBeVisible();
    await expect(page.getByRole('button', { name: t('layout.openMenu') })).toBeHidden();
  });

  test('NAV-5 the drawer is closed by each of its links, by Escape, a press beside it and a swipe, and gives focus back', async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/about');
    const opener = page.getByRole('button', { name: t('layout.openMenu') });

    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(350, 400),
      () => page.getByRole('button', { name: t('layout.closeMenu') }).click(),
    ]) {
      const drawer = await openDrawer(page, t);
      await close();
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    }

    for (const name of ['Home', 'About', 'shop', 'Contact']) {
      const drawer = await openDrawer(page, t);
      await drawer.getByRole('link', { name: t(name), exact: true }).click();
      await expect(drawer).toBeHidden();
    }

    const drawer = await openDrawer(page, t);
    await page.mouse.move(250, 500);
    await page.mouse.down();
    await page.mouse.move(100, 500, { steps: 5 });
    await page.mouse.up();
    await expect(drawer).toBeHidden();
  });

  test('NAV-9 F9 another page is told by its title, and focus is on it', async ({ page, t }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t('Choose') }).click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${t('shopPage.title')} — `));
    const announced = page.getByRole('status').filter({ hasText: await page.title() });
    await expect(announced).toHaveCount(1);
  });

  test('F9 the skip link is the first stop and leads past the header', async ({ page, t }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('NAV-3 NAV-9 under reduced motion Home goes up at once, and pages come without moving', async ({
    page,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1024, height: 600 });
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 500));
    const links = page.getByRole('banner').first().getByRole('navigation');
    const scrolled = links.getByRole('link', { name: t('Home') }).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
      return scrollY;
    });
    expect(await scrolled).toBe(0);
    await links.getByRole('link', { name: t('About') }).click();
    await expect(page.getByRole('heading', { name: t('about.whoTitle') })).toBeVisible();
    const page2 = page.getByRole('main').locator('> div').first();
    expect(await page2.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
      '0s',
    );
  });

  test('NAV-1 the header fits on one line at every width, in French and in English', async ({
    page,
  }) => {
    await page.goto('/about');
    for (const width of [320, 375, 666, 667, 768, 1023, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const header = page.getByRole('banner').first();
      expect((await header.boundingBox())?.height, `${width}`).toBe(80);
      const { scrolls, links } = await header.evaluate((element) => ({
        scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        links: Array.from(
          element.querySelectorAll('nav a'),
          (link) => link.getClientRects().length,
        ),
      }));
      expect(scrolls, `${width}`).toBe(false);
      expect(Math.max(...links), `${width}`).toBeLessThanOrEqual(1);
    }
  });
});

test('NAV-7 on a touch screen the floating cart makes room while something is typed', async ({
  page,
  t,
  isMobile,
}) => {
  test.skip(!isMobile, 'no keyboard comes up on a desktop’s screen');
  await page.goto('/contact');
  const cart = page.getByRole('link', { name: t('layout.cart', { count: 0 }) }).last();
  await expect(cart).toHaveCSS('opacity', '1');
  await page.getByLabel(t('contact.message')).tap();
  await expect(cart).toHaveCSS('opacity', '0');
  await expect(cart).toHaveCSS('pointer-events', 'none');
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(cart).toHaveCSS('opacity', '1');
});

test('NAV-5 a phone that is turned with the drawer open has its page back', async ({ page, t }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/about');
  const drawer = await openDrawer(page, t);
  await page.setViewportSize({ width: 812, height: 375 });
  await expect(drawer).toBeHidden();
  await page
    .getByRole('banner')
    .first()
    .getByRole('link', { name: t('Contact'), exact: true })
    .click();
  await expect(page).toHaveURL('/contact');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(drawer, 'turned back, it is closed').toBeHidden();
});

test('NAV-7 on a phone the floating cart lies over nothing of the cart and the checkout', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/cart');
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  const cart = page.getByRole('main').getByRole('link', { name: t('layout.cart', { count: 0 }) });
  const box = await cart.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(80);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await cart.boundingBox(), 'the header it stands in stays').toEqual(box);
});
