import { expect, test } from '../../fixtures/test.ts';

type Manifest = {
  name: string;
  display: string;
  start_url: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
};

test('an owner installs the back office as an app on a phone, with its own start URL and icon', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.goto(`${shop.backoffice}/admin/login`);
  await expect(page.getByRole('button', { name: t('session.login') })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: Manifest = JSON.parse(data);
  // Chromium reports no error, except that the test has a private window.
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const {
    name,
    display,
    start_url: startUrl,
    theme_color: theme,
    background_color: ground,
  } = manifest;
  expect({ name, display, startUrl, theme, ground }).toEqual({
    name: 'Gestion de la boutique',
    display: 'standalone',
    startUrl: '/admin',
    theme: '#FBF9F5',
    ground: '#FBF9F5',
  });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(new URL(src, page.url()).href);
    expect(icon.headers()['content-type']).toBe('image/png');
    // The width and the height of a PNG image (the chunk IHDR of its standard).
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  await page.goto(new URL(manifest.start_url, page.url()).href);
  await expect(page.getByRole('button', { name: t('session.login') })).toBeVisible();
  // A shortcut opens its page, after the login.
  for (const { url } of manifest.shortcuts) {
    await page.goto(new URL(url, page.url()).href);
    await expect(page).toHaveURL(/\/admin\/login$/);
  }
});
