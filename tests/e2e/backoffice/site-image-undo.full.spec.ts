import type { Page } from '@playwright/test';
import type { ApiSiteImage } from '@shop/contract/schemas';
import { chooseAction } from '../../fixtures/choose-action.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect, test } from '../../fixtures/test.ts';

const IMAGES = '/admin/ImageManagement';

// Both tests change the banners of one shop.
test.describe.configure({ mode: 'serial' });

test('ADR 0113: a deleted image of the home page returns by Undo, and from the bin, at its place with its file', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await openSignedIn(page, shop, '/admin');
  await page.goto(`${shop.backoffice}${IMAGES}`);
  const banners = page.getByRole('region', { name: t('images.sections.banner') });
  await banners.getByRole('article').first().waitFor();
  const before = await listBanners(page, shop.api);
  const remove = async () => {
    await chooseAction(page, t, banners.getByRole('article').first(), t('images.delete'));
    const question = page.getByRole('alertdialog', { name: t('images.deleteQuestion') });
    await expect(question).toContainText(t('deletion.restorable'));
    await question.getByRole('button', { name: t('images.delete') }).click();
    await expect(question).toHaveCount(0);
    await expect(banners.getByRole('article')).toHaveCount(before.length - 1);
  };
  await remove();
  const notice = page.getByRole('status').filter({ hasText: t('images.deleted') });
  await notice.getByRole('button', { name: t('undo') }).click();
  await expect(page.getByText(t('deletion.undone'))).toBeVisible();
  await expect(banners.getByRole('article')).toHaveCount(before.length);
  expect(await listBanners(page, shop.api)).toEqual(before);

  await remove();
  await page.goto(`${shop.backoffice}/admin/bin?kind=site_image`);
  const entry = page.getByRole('article', { name: t('imageTypes.banner') });
  await entry.getByRole('button', { name: t('bin.restore') }).click();
  await expect(entry).toHaveCount(0);
  const after = await listBanners(page, shop.api);
  expect(after).toEqual(before);
  const file = await page.request.get(new URL(after[0]?.image ?? '', shop.api).href);
  expect(file.status()).toBe(200);
});

test('ADR 0113: a move of an image of the home page is undone on the server from the history, also after a reload', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await openSignedIn(page, shop, '/admin');
  await page.goto(`${shop.backoffice}${IMAGES}`);
  const banners = page.getByRole('region', { name: t('images.sections.banner') });
  const first = banners.getByRole('article').first();
  await first.waitFor();
  const before = await listBanners(page, shop.api);
  const name = t('images.itemName', { type: t('imageTypes.banner'), number: 1 });
  const right = first.getByRole('button', { name: t('images.moveRight', { name }) });
  await right.or(first.getByRole('button', { name: t('images.moveDown', { name }) })).click();
  await expect.poll(() => listBanners(page, shop.api)).not.toEqual(before);
  await page.reload();
  await chooseAction(page, t, banners.getByRole('article').nth(1), t('editHistory.open'));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('editHistory.undo') })
    .first()
    .click();
  await expect(page.getByText(t('securityEvents.types.site_image_change_undone'))).toBeVisible();
  expect(await listBanners(page, shop.api)).toEqual(before);
});

async function listBanners(page: Page, api: string): Promise<ApiSiteImage[]> {
  return (await page.request.get(`${api}/api/images/banner/`)).json();
}
