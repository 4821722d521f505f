import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import {
  groupDigits,
  newProduct,
  openDetails,
  openOrders,
  placeOrderFor,
  placeTwoOrders,
} from '../../fixtures/orders-page.ts';

/** A5 in PDF points, as Chromium writes it. */
const A5 = { width: 419.5, height: 595.3 };

/** Counts calls of window.print instead of opening the print dialog. */
async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.prints = String(Number(dataset.prints ?? 0) + 1);
    };
  });
}

/** The pages that the page prints, read from the PDF. */
async function printedPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}

async function expectA5(page: Page, count: number): Promise<void> {
  const pages = await printedPages(page);
  expect(pages).toHaveLength(count);
  for (const { width, height } of pages) {
    expect(Math.abs(width - A5.width)).toBeLessThan(2);
    expect(Math.abs(height - A5.height)).toBeLessThan(2);
  }
}

test.describe('@any-api-server', () => {
  test('ADM-8 each selected order prints as an A5 packing slip in French, and the page prints as itself afterwards @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const { phone, first, second } = await placeTwoOrders(shop);
    await countPrints(page);
    await openOrders(page, shop, phone);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('checkbox', { name: t('selection.page') }).check();
    await page
      .getByRole('region', { name: t('orderSelection.label') })
      .getByRole('button', { name: t('packingSlip.print') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-prints', '1');

    await page.emulateMedia({ media: 'print' });
    const slip = page.getByRole('article').filter({ hasText: 'Bon de livraison' });
    await expect(slip).toHaveCount(2);
    await expect(slip.filter({ hasText: first.id })).toContainText(first.name);
    await expect(slip.filter({ hasText: second.id })).toContainText('58,00 TND');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.emulateMedia({ media: null });
    await expectA5(page, 2);

    await page.getByRole('button', { name: t('selection.clear') }).click();
    await expect(page.getByText('Bon de livraison')).toHaveCount(0);
    const details = await openDetails(page, t, first.id);
    await details.getByRole('button', { name: t('packingSlip.print') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-prints', '2');
    await expectA5(page, 1);
  });

  test('I4 every order of a search is exported, more than one page of them, and no cell of the file is a formula @full', async ({
    page,
    shop,
    tOwner: t,
    language,
  }) => {
    const product = await newProduct(shop);
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `=HYPERLINK("http://x";"${mark}")`;
    const placed = [];
    for (let count = 0; count < 13; count += 1) {
      placed.push(await placeOrderFor(shop, product, { name }));
    }
    await openOrders(page, shop, mark);
    await expect(page.getByRole('article')).toHaveCount(12);
    const downloadPromise = page.waitForEvent('download');
    await page.getByRole('button', { name: t('orderExport.all') }).click();
    const download = await downloadPromise;
    expect(download.suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    const [head = '', ...rows] = file.slice(1).trimEnd().split('\r\n');
    expect(head.split(';')).toContain(`"${t('orderExport.total')}"`);
    expect(rows).toHaveLength(13);
    for (const { id, phone } of placed) {
      const row = rows.find((each) => each.includes(id)) ?? '';
      expect(row).toContain(`"'=HYPERLINK(""http://x"";""${mark}"")"`);
      expect(row).toContain(`"00216 ${groupDigits(phone)}"`);
      expect(row.endsWith(language === 'fr' ? ';50,00;8,00;58,00' : ';50.00;8.00;58.00')).toBe(
        true,
      );
    }
  });
});
