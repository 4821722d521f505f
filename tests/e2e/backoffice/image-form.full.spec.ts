import sharp from 'sharp';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect, test } from '../../fixtures/test.ts';

/** More pixels than the API server decodes of an interlaced PNG; the browser accepts them. */
const LARGE = { width: 4_000, height: 2_600, channels: 3, background: '#b3315f' } as const;

test('ADM-10 a file that is refused, by the browser or by the API server, is named beside its field, which has the focus', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await openSignedIn(page, shop, '/admin');
  // The preview has no room beside the field.
  await page.setViewportSize({ width: 375, height: 420 });
  await page.goto(`${shop.backoffice}/admin/ImageManagement?open=new`);
  const form = page.getByRole('dialog', { name: t('images.create') });
  const field = form.getByLabel(t('images.choose'));

  const invoice = { name: 'facture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') };
  await field.setInputFiles(invoice);
  const refused = form.getByRole('alert').filter({ hasText: 'facture.jpg' });
  await expect(refused).toContainText(t('fieldErrors.not_an_image'), { ignoreCase: true });
  await expect(refused).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();

  const buffer = await sharp({ create: LARGE }).png({ progressive: true }).toBuffer();
  await field.setInputFiles({ name: 'affiche.png', mimeType: 'image/png', buffer });
  await expect(form.getByRole('img', { name: 'affiche.png' })).toBeVisible();
  await expect(refused).toHaveCount(0);
  await form.getByRole('button', { name: t('dialog.save') }).click();
  const tooLarge = form.getByRole('alert').filter({ hasText: 'affiche.png' });
  await expect(tooLarge).toContainText(t('errors.too_large'), { ignoreCase: true });
  await expect(tooLarge).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/affiche\.png/);

  const small = { ...LARGE, width: 400, height: 500 };
  const other = await sharp({ create: small }).jpeg().toBuffer();
  await field.setInputFiles({ name: 'affiche.jpg', mimeType: 'image/jpeg', buffer: other });
  await expect(tooLarge).toHaveCount(0);
});
