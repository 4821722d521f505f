import { expect, test } from '../../fixtures/test.ts';

test('an owner installs the back office as an app of her phone, with its own start URL and icon', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.goto(`${shop.backoffice}/admin/login`);
  await expect(page.getByRole('button', { name: t('session.login') })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: { start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(data);
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(new URL(src, page.url()).href);
    expect(icon.headers()['content-type']).toBe('image/png');
    // The width and the height of a PNG image (the chunk IHDR of its standard).
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  await page.goto(new URL(manifest.start_url, page.url()).href);
  await expect(page.getByRole('button', { name: t('session.login') })).toBeVisible();
});
