import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/own-shop-test.ts';

/** A failed read is repeated before the page shows it. */
const RETRIES_TIMEOUT_MS = 90_000;

/** Takes away two tables, so that the API server itself replies 500. */
function breakDatabase(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 10_000 });
  database.exec('alter table products rename to no_products');
  database.exec('alter table messages rename to no_messages');
  database.close();
}

/** The ids of the requests that failed in the API server, the latest last. */
function failedRequests(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', (response) => {
    // Not `headerValue`: it resolves later, when the page has shown the id already.
    if (response.status() >= 500) ids.push(response.headers()['x-request-id'] ?? 'none');
  });
  return ids;
}

test('HOME-7 CON-4 a failed list, a failed product and a message that is not sent show the id of the request', async ({
  page,
  t,
}, info) => {
  test.setTimeout(300_000);
  breakDatabase(info.outputPath('data'));
  const ids = failedRequests(page);
  const alert = page.getByRole('main').getByRole('alert');
  /** The alert and the event of the response arrive in any order. */
  const expectReference = () =>
    expect(async () => {
      expect(await alert.textContent()).toContain(t('requestReference', { id: ids.at(-1) }));
    }).toPass({ timeout: RETRIES_TIMEOUT_MS });

  await page.goto('/shop?gender=Women');
  await expect(alert).toContainText(t('shopPage.failed'), { timeout: RETRIES_TIMEOUT_MS });
  await expectReference();

  await page.goto('/product/x?id=7');
  await expect(alert).toContainText(t('product.failed'), { timeout: RETRIES_TIMEOUT_MS });
  await expectReference();

  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByLabel(t('contact.name')).fill('Amira');
  await main.getByLabel(t('contact.email')).fill('amira@exemple.tn');
  await main.getByLabel(t('contact.message'), { exact: true }).fill('Une question');
  await main.getByRole('button', { name: t('contact.submit') }).click();
  await expect(alert).toContainText(t('contact.failed'), { timeout: RETRIES_TIMEOUT_MS });
  await expectReference();
  expect(ids.at(-1)).toMatch(/^[0-9a-f]{12}-\d+$/);
});
