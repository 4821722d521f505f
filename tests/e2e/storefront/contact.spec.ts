import { expect, test } from '../../fixtures/test.ts';

test('CON-1 CON-2 each wrong field has its message, which clears as the field changes; only a return has the order field', async ({
  page,
  t,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const command = main.getByLabel(t('contact.commandId'));
  await expect(command).toHaveCount(0);
  await main.getByLabel(t('contact.type')).selectOption('return');
  await expect(command).toBeVisible();

  const send = main.getByRole('button', { name: t('contact.submit') });
  await send.click();
  for (const [field, text, value] of [
    ['contact.name', 'contact.enterName', 'Amira'],
    ['contact.email', 'contact.enterEmail', 'amira'],
    ['contact.message', 'contact.enterMessage', 'Une question'],
    ['contact.commandId', 'contact.validCommandId', 'K7Q29-FXM3T'],
  ] as const) {
    await expect(main.getByText(t(text))).toBeVisible();
    await main
      .getByLabel(t(field), { exact: true })
      .or(main.getByLabel(t(field)))
      .first()
      .fill(value);
    await expect(main.getByText(t(text))).toHaveCount(0);
  }
  await send.click();
  await expect(main.getByText(t('contact.validEmail'))).toBeVisible();
});

test('CON-6 while a message is sent the button shows “Please wait” and is disabled', async ({
  page,
  t,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/queries/', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByLabel(t('contact.name')).fill('Amira');
  await main.getByLabel(t('contact.email')).fill('amira@exemple.tn');
  await main.getByLabel(t('contact.message'), { exact: true }).fill('Une question');
  await main.getByRole('button', { name: t('contact.submit') }).click();
  await expect(main.getByRole('button', { name: t('pleaseWait') })).toBeDisabled();
  release.resolve();
  await expect(
    main.getByRole('heading', { name: t('contact.thanks', { name: 'Amira' }) }),
  ).toBeVisible();
});
