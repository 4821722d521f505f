import { join } from 'node:path';
import { expectFocusTrapped, tabTo } from '../../fixtures/keyboard.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect, test } from '../../fixtures/test.ts';

const IMAGES = join(import.meta.dirname, '../../../tools/demo-catalogue/images');
const [FIRST, SECOND] = [1, 2].map((view) => join(IMAGES, `balgha-babouches-cuir-${view}.webp`));

test('F9 ADM-10 by keyboard alone a site image is added, and its file and its type are changed', async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(180_000);
  const { keyboard } = page;
  await openSignedIn(page, shop, '/admin/ImageManagement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const addButton = page.getByRole('button', { name: t('images.add') });

  await test.step('an image without a file is refused, then added', async () => {
    // Before the way to the field: the browser needs some time to report file choosers.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, addButton);
    await keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: t('images.create') });
    await expectFocusTrapped(page, form);
    const save = form.getByRole('button', { name: t('dialog.save') });
    await tabTo(page, save);
    await keyboard.press('Enter');
    const field = form.getByLabel(t('images.choose'));
    await expect(field).toBeFocused();
    await expect(form).toContainText(t('images.required'));
    await keyboard.press('Enter');
    await (await chooser).setFiles(FIRST ?? '');
    await expect(form.getByRole('img')).toBeVisible();
    await tabTo(page, save);
    await keyboard.press('Enter');
    await expect(form).toBeHidden({ timeout: 40_000 });
    await expect(addButton).toBeFocused();
    await expect(cards).toHaveCount(before + 1);
  });

  await test.step('another file and another type are saved', async () => {
    const banners = page.getByRole('region', { name: t('images.sections.banner') });
    const added = banners.getByRole('article').last();
    const chooser = page.waitForEvent('filechooser');
    const edit = added.getByRole('button', { name: t('images.edit') });
    await tabTo(page, edit);
    await keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: t('images.editTitle') });
    await expectFocusTrapped(page, form);
    const type = form.getByRole('combobox', { name: t('images.image_type') });
    await tabTo(page, type);
    await keyboard.press('ArrowDown');
    await tabTo(page, form.getByLabel(t('images.replace')));
    await keyboard.press('Enter');
    await (await chooser).setFiles(SECOND ?? '');
    await expect(form.getByRole('img', { name: /-2\.webp$/ })).toBeVisible();
    await tabTo(page, form.getByRole('button', { name: t('dialog.save') }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden({ timeout: 40_000 });
    await expect(cards).toHaveCount(before + 1);
  });

  await test.step('the image is deleted again', async () => {
    const rounded = page.getByRole('region', { name: t('images.sections.rounded') });
    const card = rounded.getByRole('article').last();
    await tabTo(page, card.getByRole('button', { name: t('images.moreActions') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: t('editHistory.open') })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: t('images.delete') })).toBeFocused();
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expectFocusTrapped(page, question);
    await tabTo(page, question.getByRole('button', { name: t('images.delete') }));
    await keyboard.press('Enter');
    await expect(cards).toHaveCount(before);
  });
});
