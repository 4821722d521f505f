import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { MOODS } from '../system/moods.ts';
import { stockLeft, stockProduct } from '../system/owner.ts';
import { inTurns } from './in-turns.ts';
import { keepInCart } from './kept-cart.ts';
import { expect, shortenTimeLimits, test, type MoodyShop } from './moody-shop.ts';
import { NONSENSE } from './nonsense.ts';
import { fillCheckout, newClient } from './shopper.ts';

type Mood = (typeof MOODS)[number];

/** No answer, or a no: what was typed is kept, to be sent again. Every other mood is a yes with an odd body. */
const REFUSALS: readonly Mood[] = ['refuses', 'hangs', 'answers 429', 'answers 500'];

/** One form of the shop and how it is told that it went well or not. */
type Form = { submit: Locator; failed: Locator; done: Locator; typed: readonly Locator[] };

type Written = { page: Page; mood: Mood; form: Form; behave: () => void };

test.describe.configure({ timeout: 240_000 });

/** Sends a form whose call meets the mood, ten presses at a time; then again, once the host is well. */
async function send({ page, mood, form, behave }: Written): Promise<void> {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const typed = await valuesOf(form);
  await pressTenTimes(form.submit);
  if (REFUSALS.includes(mood)) {
    await expect(form.failed, mood).toBeVisible();
    expect(await valuesOf(form), mood).toEqual(typed);
    expect(sent, `${mood}: nothing is sent again by itself`).toBe(1);
    behave();
    await pressTenTimes(form.submit);
  }
  await expect(form.done, mood).toBeVisible();
  expect(sent, mood).toBe(REFUSALS.includes(mood) ? 2 : 1);
  expect(await page.getByRole('main').innerText(), mood).not.toMatch(NONSENSE);
}

const valuesOf = ({ typed }: Form) => Promise.all(typed.map((field) => field.inputValue()));

async function pressTenTimes(submit: Locator): Promise<void> {
  await submit.evaluate((button) => {
    for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
  });
}

/** A page whose faults are counted, opened on a host whose writes meet the mood. */
async function meet(context: BrowserContext, moody: MoodyShop, mood: Mood) {
  const visit = moody.visit([[/^POST /, mood]]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${mood}: ${error.message}`));
  if (mood === 'hangs') await shortenTimeLimits(page);
  return { visit, page, faults };
}

test('F1 F2 CMD-5 an order a host fails in any way keeps all that was typed, and is placed once', async ({
  context,
  moody,
  shop,
  t,
}) => {
  const name = `Burnous ${crypto.randomUUID().slice(0, 8)}`;
  const product = await stockProduct(shop, { name, sizes: { M: 20 } });
  const color = product.colors[0]?.color_name ?? '';
  const faults: string[] = [];
  await inTurns(MOODS, async (mood) => {
    const { visit, page, faults: found } = await meet(context, moody, mood);
    await keepInCart(page, visit, product, [{ color, size: 'M', quantity: 1 }]);
    await page.goto(`${visit.origin}/Command`);
    await fillCheckout(page, t, newClient('Amira'));
    const form = checkoutForm(page, t);
    await send({ page, mood, form, behave: () => visit.behave() });
    faults.push(...found);
    await page.close();
  });
  expect(faults).toEqual([]);
  expect(await stockLeft(shop, product.product_Id, 'M'), 'one order for each refusal').toBe(
    20 - REFUSALS.length,
  );
});

function checkoutForm(page: Page, t: Translate): Form {
  const labels = ['name', 'email', 'phone', 'city', 'street'];
  return {
    submit: page.getByRole('button', { name: t('checkout.submit') }),
    failed: page.getByRole('alert').filter({ hasText: t('checkout.failed') }),
    done: page.getByRole('heading', { level: 1, name: t('checkout.done') }),
    typed: labels.map((label) => page.getByLabel(t(`checkout.${label}`))),
  };
}

test('F1 F2 CON-4 a message a host fails in any way is kept whole, and is sent once', async ({
  context,
  moody,
  t,
}) => {
  const faults: string[] = [];
  await inTurns(MOODS, async (mood) => {
    const { visit, page, faults: found } = await meet(context, moody, mood);
    await page.goto(`${visit.origin}/contact`);
    const form = contactForm(page, t);
    const words = ['Amira', 'amira@exemple.tn', 'Une question.'];
    for (const [place, field] of form.typed.entries()) await field.fill(words[place] ?? '');
    await send({ page, mood, form, behave: () => visit.behave() });
    faults.push(...found);
    await page.close();
  });
  expect(faults).toEqual([]);
});

function contactForm(page: Page, t: Translate): Form {
  const form = page.getByRole('form', { name: t('contact.title') });
  return {
    submit: page.getByRole('button', { name: t('contact.submit') }),
    failed: page.getByRole('alert').filter({ hasText: t('contact.failed') }),
    done: page.getByRole('heading', { name: t('contact.thanks', { name: 'Amira' }) }),
    typed: ['name', 'email', 'message'].map((label) =>
      form.getByLabel(t(`contact.${label}`), { exact: true }),
    ),
  };
}
