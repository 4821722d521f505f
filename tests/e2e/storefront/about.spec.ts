import { expect, test } from '../../fixtures/test.ts';

test('ABT-1 /about describes who we are, how we deliver, how to pay and how to exchange', async ({
  page,
  t,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: t('About') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    t('about.whoTitle'),
    t('about.deliveryTitle'),
    t('about.paymentTitle'),
    t('about.exchangeTitle'),
    t('about.sizesTitle'),
    t('about.conditionsTitle'),
    t('popular.title'),
  ]);
});
