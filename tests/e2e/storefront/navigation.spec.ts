import type { Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { createProduct } from '../../fixtures/owner.ts';
import { storeCart } from '../../fixtures/stored-cart.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The chunk of what is loaded after hydration. */
const DRAWER_SCRIPT = /\/assets\/hydrated-[^/]*\.js$/;

async function openDrawer(page: Page, t: TFunction) {
  await page.getByRole('button', { name: t('layout.openMenu') }).click();
  const drawer = page.getByRole('dialog', { name: t('layout.menu') });
  await expect.poll(async () => (await drawer.boundingBox())?.x, 'the drawer is open').toBe(0);
  return drawer;
}

/** Whether a link's underline is visible: a transparent line is not. */
function underlineOf(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    const { textDecorationLine, textDecorationColor } = getComputedStyle(element);
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(textDecorationColor)?.[1] ?? '1';
    return textDecorationLine.includes('underline') && Number(alpha) > 0 ? 'underlined' : 'plain';
  });
}

/** A colour of the design tokens, as computed styles have it. */
function colorOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.color = `var(${name})`;
    const { color } = getComputedStyle(element);
    element.remove();
    return color;
  }, token);
}

/** The state that the current page was opened with, as React Router stores it in the history entry. */
function navigationState(page: Page): Promise<unknown> {
  return page.evaluate(() => history.state?.usr);
}

test('NAV-2 four links in the header; only the link of the current page is underlined', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: t('layout.navigation') }).getByRole('link');
  const names = ['Home', 'About', 'shop', 'Contact'].map((key) => t(key));
  await expect(links).toHaveText(names);
  for (const [name, path] of [
    [t('About'), '/about'],
    [t('Contact'), '/contact'],
    [t('shop'), '/shop'],
    [t('Home'), '/'],
  ] as const) {
    await links.filter({ hasText: new RegExp(`^${name}$`) }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.mouse.move(640, 700);
    const expected = names.map((each) => (each === name ? 'underlined' : 'plain'));
    await expect
      .poll(async () => Promise.all((await links.all()).map(underlineOf)), path)
      .toEqual(expected);
  }
});

test('NAV-3 Home on the home page scrolls smoothly to the top', async ({ page, t }) => {
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window);
    const calls: unknown[][] = [];
    Object.assign(window, {
      scrollCalls: calls,
      scrollTo: (...args: [ScrollToOptions]) => {
        calls.push(args);
        scrollTo(...args);
      },
    });
  });
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  const calls = await page.evaluateHandle<unknown[][]>('scrollCalls.splice(0), scrollCalls');
  const header = page.getByRole('navigation', { name: t('layout.navigation') });
  await header.getByRole('link', { name: t('Home') }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await calls.jsonValue()).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  await expect(page).toHaveURL('/');
});

test('NAV-1 NAV-7 every page has the sticky header with its logo, the search, and the floating cart with the count', async ({
  page,
  shop,
  t,
  isMobile,
}) => {
  const name = `Cape ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 5 } });
  const line = { color: '#17457F', size: 'M', quantity: 3 };
  await storeCart(page, { origin: shop.storefront, api: shop.api }, product, [line]);
  const header = page.getByRole('banner').first();
  const logo = header.getByRole('link', { name: t('layout.homeLink', { brand: 'Dar Yasmine' }) });
  const bar = page.getByRole('region', { name: t('layout.searchAndCart') });
  const toCart = { name: t('layout.cart', { count: 3 }) };
  const floating = page.getByRole('main').getByRole('link', toCart);
  for (const [path, isQuiet] of [
    ['/', false],
    ['/shop', false],
    ['/about', false],
    ['/contact', false],
    [`/product/x?id=${product.product_Id}`, false],
    ['/cart', true],
    ['/Command', true],
  ] as const) {
    // Without its images.
    await page.goto(path, { waitUntil: 'commit' });
    // The page may not have its height yet.
    const scroll = () => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      return window.scrollY;
    };
    await expect.poll(() => page.evaluate(scroll), path).toBeGreaterThan(100);
    expect(await header.boundingBox(), path).toMatchObject({ y: 0, height: 80 });
    await expect(logo, path).toHaveAttribute('href', '/');
    await expect(logo, path).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('combobox', { name: t('search.label') }), path).toBeInViewport();
    await expect(floating, path).toBeInViewport({ ratio: 1 });
    await expect(floating, path).toHaveText('3');
    await expect(floating, path).toHaveAttribute('href', '/cart');
    const action = await colorOf(page, '--color-primary');
    if (isQuiet) await expect(floating, path).not.toHaveCSS('background-color', action);
    else await expect(floating, path).toHaveCSS('background-color', action);
    // Below desktop width the floating cart is beside the search: two carts there would look like a fault.
    if (isMobile) await expect(bar.getByRole('link', toCart), path).toBeHidden();
    else await expect(bar.getByRole('link', toCart), path).toHaveText('3');
  }
});

test('NAV-4 NAV-6 Shop, Contact, Choose and CART pass the first segment of the path as state', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const header = page.getByRole('navigation', { name: t('layout.navigation') });
  const footer = page.getByRole('contentinfo');
  for (const [link, path] of [
    [header.getByRole('link', { name: t('shop'), exact: true }), '/shop'],
    [header.getByRole('link', { name: t('Contact'), exact: true }), '/contact'],
    [footer.getByRole('link', { name: t('Choose'), exact: true }), '/shop'],
    [footer.getByRole('link', { name: t('CART'), exact: true }), '/cart'],
  ] as const) {
    await page.goto('/about');
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    expect(await navigationState(page), path).toEqual({ data: 'about' });
  }
});

test('SHOP-1 the drawer leads to women, men and accessories, and closes @full', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/about');
  for (const gender of ['Women', 'Men', 'Accessoire'] as const) {
    const name = t(`genders.${gender}`);
    const drawer = await openDrawer(page, t);
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`/shop?gender=${gender}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const current = (await openDrawer(page, t)).getByRole('link', { name, exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
  }
});

test.describe('@any-api-server', () => {
  test('NAV-5 below 667 px a drawer of 80 % width has the links; from 667 px on the header has them', async ({
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

  test('NAV-5 each link, Escape, a click beside it and a swipe close the drawer, and the focus returns', async ({
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

  test('NAV-5 a click on the menu before its drawer is loaded opens it', async ({ page, t }) => {
    const release = Promise.withResolvers<void>();
    await page.route(DRAWER_SCRIPT, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 375, height: 800 });
    const requested = page.waitForRequest(DRAWER_SCRIPT);
    await page.goto('/');
    await requested;
    await page.getByRole('button', { name: t('layout.openMenu') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release.resolve();
    const drawer = page.getByRole('dialog', { name: t('layout.menu') });
    await expect(drawer.getByRole('link', { name: t('About'), exact: true })).toBeVisible();
  });

  test('NAV-5 F6 a menu that cannot be loaded shows an error, and is loaded at a later click', async ({
    page,
    t,
  }) => {
    await page.route(DRAWER_SCRIPT, (route) => route.abort());
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    const opener = page.getByRole('button', { name: t('layout.openMenu') });
    const note = page.getByRole('alert').filter({ hasText: t('errorState.section') });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await opener.click();
    await expect(note).toBeVisible();
    await page.unroute(DRAWER_SCRIPT);
    await opener.click();
    const drawer = page.getByRole('dialog', { name: t('layout.menu') });
    await expect(note).toBeHidden();
    await expect(drawer.getByRole('link', { name: t('About'), exact: true })).toBeVisible();
    // The page can do without the menu.
    expect(documents).toEqual([]);
  });

  test('NAV-9 F9 after a navigation the page fades in within 0.45 s and has the focus, and its title is announced', async ({
    page,
    t,
  }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t('Choose') }).click();
    await expect(page.getByRole('main')).toBeFocused();
    const content = page.getByRole('main').locator('> div').first();
    await expect(content).toHaveCSS('animation-duration', '0.45s');
    await expect(page).toHaveTitle(new RegExp(`^${t('shop')} — `));
    const announced = page.getByRole('status').filter({ hasText: await page.title() });
    await expect(announced).toHaveCount(1);
  });

  test('F9 the skip link is the first Tab stop and skips the header', async ({ page, t }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('NAV-9 with reduced motion Home scrolls at once, and pages change without animation', async ({
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
    const content = page.getByRole('main').locator('> div').first();
    expect(await content.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
      '0s',
    );
  });

  test('NAV-1 the header fits in one line at every width, in French and in English', async ({
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

test('NAV-5 a phone that is rotated with the drawer open shows a usable page @full', async ({
  page,
  t,
}) => {
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
  await expect(drawer, 'the drawer stays closed').toBeHidden();
});
