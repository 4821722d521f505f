import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import pLimit from 'p-limit';
import { FAULTS } from '../../fixtures/faults.ts';
import { stockLeft, createProduct } from '../../fixtures/owner.ts';
import { storeCart } from '../../fixtures/stored-cart.ts';
import {
  expect,
  recordTimeouts,
  restoreTimeouts,
  shortenTimeouts,
  test,
  type FaultyStorefront,
} from '../../fixtures/fault-injection.ts';
import { UNFORMATTED_VALUES } from '../../fixtures/unformatted-values.ts';
import { fillCheckout, newClient } from '../../fixtures/shopper.ts';

type Fault = (typeof FAULTS)[number];

/** More pages at once only slow one another down. */
const inParallel = pLimit(3);

/**
 * No response, an error, or a body that is not JSON: the input stays for another attempt. Every other
 * fault is a success with JSON of a wrong shape.
 */
const FAILURES: readonly Fault[] = [
  'closes the connection',
  'hangs',
  'responds 429',
  'responds 500',
  'responds with HTML',
  'truncates its JSON',
];

/** One form of the storefront, and how it shows success and failure. */
type Form = { submit: Locator; failed: Locator; done: Locator; typed: readonly Locator[] };

type Submission = { page: Page; fault: Fault; form: Form; setFaults: () => void };

test.describe.configure({ timeout: 240_000 });

/** Submits a form with a fault in its request, ten clicks at a time; then again without the fault. */
async function send({ page, fault, form, setFaults }: Submission): Promise<void> {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const typed = await valuesOf(form);
  if (fault === 'hangs') await shortenTimeouts(page);
  await clickTenTimes(form.submit);
  if (FAILURES.includes(fault)) {
    await expect(form.failed, fault).toBeVisible();
    expect(await valuesOf(form), fault).toEqual(typed);
    expect(sent, `${fault}: nothing is sent again by itself`).toBe(1);
    setFaults();
    await restoreTimeouts(page);
    await clickTenTimes(form.submit);
  }
  await expect(form.done, fault).toBeVisible();
  expect(sent, fault).toBe(FAILURES.includes(fault) ? 2 : 1);
  expect(await page.getByRole('main').innerText(), fault).not.toMatch(UNFORMATTED_VALUES);
}

const valuesOf = ({ typed }: Form) => Promise.all(typed.map((field) => field.inputValue()));

async function clickTenTimes(submit: Locator): Promise<void> {
  await submit.evaluate((button) => {
    for (let click = 0; click < 10; click += 1) if (button instanceof HTMLElement) button.click();
  });
}

/** Opens a page with a fault in every write, and records its errors. */
async function openWithFault(
  context: BrowserContext,
  faultyStorefront: FaultyStorefront,
  fault: Fault,
) {
  const visit = faultyStorefront.visit([[/^POST /, fault]]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${fault}: ${error.message}`));
  await recordTimeouts(page);
  return { visit, page, faults };
}

test('F1 F2 CMD-5 after any fault an order loses no input, and is placed once', async ({
  context,
  faultyStorefront,
  shop,
  t,
}) => {
  const name = `Burnous ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 20 } });
  const color = product.colors[0]?.color_name ?? '';
  const faults: string[] = [];
  await inParallel.map(FAULTS, async (fault) => {
    const { visit, page, faults: found } = await openWithFault(context, faultyStorefront, fault);
    await storeCart(page, visit, product, [{ color, size: 'M', quantity: 1 }]);
    await page.goto(`${visit.origin}/Command`);
    await fillCheckout(page, t, newClient('Amira'));
    const form = checkoutForm(page, t);
    await send({ page, fault, form, setFaults: () => visit.setFaults() });
    faults.push(...found);
    await page.close();
  });
  expect(faults).toEqual([]);
  expect(await stockLeft(shop, product.product_Id, 'M'), 'one order for each failure').toBe(
    20 - FAILURES.length,
  );
});

function checkoutForm(page: Page, t: TFunction): Form {
  const labels = ['name', 'email', 'phone', 'city', 'street'];
  return {
    submit: page.getByRole('button', { name: t('checkout.submit') }),
    failed: page.getByRole('alert').filter({ hasText: t('checkout.failed') }),
    done: page.getByRole('heading', { level: 1, name: t('checkout.done') }),
    typed: labels.map((label) => page.getByLabel(t(`checkout.${label}`))),
  };
}

test('F1 F2 CON-4 after any fault a message loses no input, and is sent once', async ({
  context,
  faultyStorefront,
  t,
}) => {
  const faults: string[] = [];
  await inParallel.map(FAULTS, async (fault) => {
    const { visit, page, faults: found } = await openWithFault(context, faultyStorefront, fault);
    await page.goto(`${visit.origin}/contact`);
    const form = contactForm(page, t);
    const texts = ['Amira', 'amira@exemple.tn', 'Une question.'];
    for (const [index, field] of form.typed.entries()) await field.fill(texts[index] ?? '');
    await send({ page, fault, form, setFaults: () => visit.setFaults() });
    faults.push(...found);
    await page.close();
  });
  expect(faults).toEqual([]);
});

function contactForm(page: Page, t: TFunction): Form {
  const form = page.getByRole('form', { name: t('Contact') });
  return {
    submit: page.getByRole('button', { name: t('contact.submit') }),
    failed: page.getByRole('alert').filter({ hasText: t('contact.failed') }),
    done: page.getByRole('heading', { name: t('contact.thanks', { name: 'Amira' }) }),
    typed: ['name', 'email', 'message'].map((label) =>
      form.getByLabel(t(`contact.${label}`), { exact: true }),
    ),
  };
}
