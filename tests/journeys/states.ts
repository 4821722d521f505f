import type { Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import type { WireProduct } from '@shop/contract/schemas';
import { orderFor } from '../system/owner.ts';
import type { Moods } from '../system/moody-host.ts';
import { keepInCart } from './kept-cart.ts';
import { appHasCome, type ShopVisit } from './moody-shop.ts';
import { fillCheckout, newClient } from './shopper.ts';

/** What bringing a page into a state takes. */
export type Scene = {
  page: Page;
  t: Translate;
  visit: ShopVisit;
  /** A product with at least three of a size. */
  product: WireProduct;
  /** Its size of which there are three. */
  size: string;
};

/** One state of one page of the storefront, as a shopper may meet it. */
export type State = {
  name: string;
  path: string | ((scene: Scene) => string);
  /** What the host does; it is well without. */
  moods?: Moods;
  /** What the cart holds before the page is opened; `many` when more is in it than the shop has. */
  cart?: 'one' | 'many';
  /** From the opened page into the state; it has to wait for what makes the state be seen. */
  reach?: (scene: Scene) => Promise<void>;
  /** Windows in which the state exists; all without. */
  only?: 'phone' | 'desktop';
};

const READS = /^GET \/api\//;
const PRODUCTS = /^GET \/api\/products\//;
const ORDERS = /^POST \/api\/commands\//;
const QUERIES = /^POST \/api\/queries\//;

const productPath = ({ product }: Scene) => `/product/x?id=${product.product_Id}`;

async function choose({ page, size }: Scene): Promise<void> {
  await page.getByRole('main').getByRole('radio').first().check();
  await page.getByRole('radio', { name: size, exact: true }).check();
}

async function search({ page, t }: Scene, text: string, outcome: string): Promise<void> {
  await page.getByRole('combobox', { name: t('search.label') }).fill(text);
  await page.getByText(outcome).first().waitFor();
}

async function order({ page, t }: Scene): Promise<void> {
  await fillCheckout(page, t, newClient('Amira'));
  await page.getByRole('button', { name: t('checkout.submit') }).click();
}

async function write({ page, t }: Scene): Promise<void> {
  const form = page.getByRole('form', { name: t('contact.title') });
  await form.getByLabel(t('contact.name')).fill('Amira');
  await form.getByLabel(t('contact.email')).fill('amira@exemple.tn');
  await form.getByLabel(t('contact.message')).fill('Bonjour, quelle taille choisir ?');
}

async function send({ page, t }: Scene, outcome: string): Promise<void> {
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await page.getByText(outcome).first().waitFor();
}

async function askForReturn({ page, t }: Scene): Promise<void> {
  await page.getByLabel(t('contact.type')).selectOption('return');
  await page.getByRole('textbox', { name: t('contact.commandId') }).waitFor();
}

const failed = async ({ page, t }: Scene) =>
  page
    .getByRole('button', { name: t('retry') })
    .first()
    .waitFor();
const loading = async ({ page, t }: Scene) =>
  page.getByText(t('failure.loading')).first().waitFor({ state: 'attached' });

/** Every page of the storefront in every state it has, and how to bring it there. */
export const STATES: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'home, loading', path: '/', moods: [[READS, 'hangs']], reach: loading },
  { name: 'home, empty', path: '/', moods: [[READS, 'answers an empty list']] },
  { name: 'home, failed', path: '/', moods: [[READS, 'answers 429']], reach: failed },
  {
    name: 'home, menu open',
    path: '/',
    only: 'phone',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('layout.openMenu') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'home, languages open',
    path: '/',
    only: 'desktop',
    reach: async ({ page, t }) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('language.label') })
        .click();
      await page.getByRole('banner').getByRole('button', { name: /^ENG/ }).waitFor();
    },
  },
  {
    name: 'search, results',
    path: '/about',
    reach: async (scene) => {
      await scene.page.getByRole('combobox', { name: scene.t('search.label') }).fill('lin');
      await scene.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search, a result chosen by keys',
    path: '/about',
    reach: async (scene) => {
      await scene.page.getByRole('combobox', { name: scene.t('search.label') }).fill('lin');
      await scene.page.getByRole('option').first().waitFor();
      await scene.page.keyboard.press('ArrowDown');
      await scene.page.getByRole('option', { selected: true }).waitFor();
    },
  },
  {
    name: 'search, nothing found',
    path: '/about',
    reach: (scene) => search(scene, 'zzzzzz', scene.t('search.none')),
  },
  {
    name: 'search, loading',
    path: '/about',
    moods: [[PRODUCTS, 'hangs']],
    reach: (scene) => search(scene, 'lin', scene.t('search.searching')),
  },
  {
    name: 'search, failed',
    path: '/about',
    moods: [[PRODUCTS, 'answers 429']],
    reach: (scene) => search(scene, 'lin', scene.t('search.failed')),
  },
  { name: 'about', path: '/about' },
  { name: 'not found', path: '/nowhere' },
  { name: 'shop', path: '/shop' },
  { name: 'shop, a season', path: '/shop?gender=Women&season=New+Arrivals' },
  {
    name: 'shop, filters open',
    path: '/shop?gender=Women',
    only: 'phone',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: new RegExp(`^${t('shopPage.showFilters')}`) }).click();
      await page.getByRole('dialog', { name: t('shopPage.showFilters') }).waitFor();
    },
  },
  { name: 'shop, loading', path: '/shop', moods: [[READS, 'hangs']], reach: loading },
  {
    name: 'shop, empty',
    path: '/shop?gender=Men',
    moods: [[PRODUCTS, 'answers an empty list']],
    reach: async ({ page, t }) => page.getByText(t('shopPage.empty')).waitFor(),
  },
  { name: 'shop, failed', path: '/shop', moods: [[READS, 'answers 429']], reach: failed },
  { name: 'product', path: productPath },
  { name: 'product, chosen', path: productPath, reach: choose },
  {
    name: 'product, refused',
    path: productPath,
    reach: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('product.add') })
        .first()
        .click();
      await page.getByText(t('product.unavailable')).first().waitFor();
    },
  },
  {
    name: 'product, added',
    path: productPath,
    reach: async (scene) => {
      await choose(scene);
      const add = scene.page.getByRole('button', { name: scene.t('product.add') });
      await add.first().click();
      await scene.page.getByRole('link', { name: scene.t('product.goToCart') }).waitFor();
    },
  },
  { name: 'product, loading', path: '/product/x?id=1', moods: [[READS, 'hangs']], reach: loading },
  {
    name: 'product, failed',
    path: '/product/x?id=1',
    moods: [[READS, 'answers 429']],
    reach: failed,
  },
  {
    name: 'product, unknown',
    path: '/product/x?id=nobody',
    reach: async ({ page, t }) => page.getByText(t('product.notFound')).first().waitFor(),
  },
  {
    name: 'product, which of several',
    path: ({ product }) => `/product/${encodeURIComponent(product.product_name)}`,
    reach: async ({ page, t }) => page.getByText(t('product.which')).first().waitFor(),
  },
  {
    name: 'cart, empty',
    path: '/cart',
    reach: async ({ page, t }) => page.getByText(t('cart.empty')).waitFor(),
  },
  { name: 'cart', path: '/cart', cart: 'one', reach: inCart },
  { name: 'cart, more than there is', path: '/cart', cart: 'many', reach: inCart },
  {
    name: 'cart, host failing',
    path: '/cart',
    cart: 'one',
    moods: [[READS, 'answers 429']],
    reach: inCart,
  },
  {
    name: 'cart, a line removed',
    path: '/cart',
    cart: 'one',
    reach: async (scene) => {
      await inCart(scene);
      const { page, t, product } = scene;
      await page
        .getByRole('button', { name: t('cart.removeOf', { name: product.product_name }) })
        .click();
      await page.getByText(t('cart.empty')).waitFor();
    },
  },
  { name: 'checkout', path: '/Command', cart: 'one', reach: atCheckout },
  {
    name: 'checkout, errors',
    path: '/Command',
    cart: 'one',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('checkout.submit') }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'checkout, failed',
    path: '/Command',
    cart: 'one',
    moods: [[ORDERS, 'answers 500']],
    reach: async (scene) => {
      await order(scene);
      await scene.page.getByText(scene.t('checkout.failed')).first().waitFor();
    },
  },
  {
    name: 'checkout, beyond stock',
    path: '/Command',
    cart: 'one',
    reach: async (scene) => {
      scene.visit.behave([[ORDERS, { status: 409, body: shortOf(scene) }]]);
      await order(scene);
      await scene.page.getByText(scene.t('checkout.failed')).first().waitFor();
    },
  },
  {
    name: 'checkout, sending',
    path: '/Command',
    cart: 'one',
    moods: [[ORDERS, 'hangs']],
    reach: async (scene) => {
      await order(scene);
      await scene.page.getByText(scene.t('pleaseWait')).first().waitFor();
    },
  },
  {
    name: 'confirmation',
    path: '/Command',
    cart: 'one',
    moods: [[ORDERS, { status: 201, body: { command_id: 'K7Q29-FXM3T' } }]],
    reach: async (scene) => {
      await order(scene);
      await scene.page.getByText(scene.t('checkout.done')).first().waitFor();
    },
  },
  { name: 'contact', path: '/contact' },
  { name: 'contact, a return', path: '/contact', reach: askForReturn },
  {
    name: 'contact, errors',
    path: '/contact',
    reach: async (scene) => {
      await askForReturn(scene);
      await send(scene, scene.t('contact.enterName'));
    },
  },
  {
    name: 'contact, no such order',
    path: '/contact',
    moods: [[QUERIES, { status: 404, body: { error: 'Command ID does not exist' } }]],
    reach: async (scene) => {
      await askForReturn(scene);
      await write(scene);
      await scene.page
        .getByRole('textbox', { name: scene.t('contact.commandId') })
        .fill('AAAAA-AAAAA');
      await send(scene, scene.t('contact.noSuchCommand'));
    },
  },
  {
    name: 'contact, failed',
    path: '/contact',
    moods: [[QUERIES, 'answers 500']],
    reach: async (scene) => {
      await write(scene);
      await send(scene, scene.t('contact.failed'));
    },
  },
  {
    name: 'contact, thanks',
    path: '/contact',
    moods: [[QUERIES, { status: 201, body: {} }]],
    reach: async (scene) => {
      await write(scene);
      await send(scene, scene.t('contact.thanks', { name: 'Amira' }));
    },
  },
];

/** What the host says when somebody else was faster. */
function shortOf({ product, size }: Scene) {
  const color = product.colors[0]?.color_name;
  const line = { product: product.product_Id, color, size, requested: 2, available: 1 };
  return { error: 'Out of stock', code: 'out_of_stock', lines: [line] };
}

async function inCart({ page, t }: Scene): Promise<void> {
  await page.getByRole('link', { name: t('cart.proceed') }).waitFor();
}

async function atCheckout({ page, t }: Scene): Promise<void> {
  await page.getByRole('button', { name: t('checkout.submit') }).waitFor();
}

/** Opens a page and brings it into a state. */
export async function bringInto(state: State, scene: Scene): Promise<void> {
  const { page, visit, product, size } = scene;
  visit.behave(state.moods);
  if (state.cart) {
    const { command_products: lines } = orderFor(product, {
      size,
      quantity: state.cart === 'many' ? 9 : 2,
    });
    await keepInCart(page, visit, product, lines);
  }
  const path = typeof state.path === 'string' ? state.path : state.path(scene);
  await page.goto(visit.origin + path);
  await appHasCome(page);
  await state.reach?.(scene);
  // Where the host hangs, waiting is the state.
  const waits = state.moods?.some(([, mood]) => mood === 'hangs') ?? false;
  if (!waits) await page.waitForLoadState('networkidle');
}
