import type { Page } from '@playwright/test';
import type { WireProduct } from '@shop/contract/schemas';
import type { Translate } from '@shop/i18n';
import type { Moods } from '../../system/moody-host.ts';
import { orderFor } from '../../system/owner.ts';
import { keepInCart } from '../kept-cart.ts';
import { appHasCome, type ShopVisit } from '../moody-shop.ts';

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
  moods?: Moods | ((scene: Scene) => Moods);
  /** What the cart holds before the page is opened; `many` when more is in it than the shop has. */
  cart?: 'one' | 'many';
  /** From the opened page into the state; it has to wait for what makes the state be seen. */
  reach?: (scene: Scene) => Promise<void>;
  /** Windows in which the state exists; all without. */
  only?: 'phone' | 'desktop';
};

/** The calls that ask the host, that ask it for products, and for the product. */
export const READS = /^GET \/api\//;
export const PRODUCTS = /^GET \/api\/products\//;
export const PRODUCT = /^GET \/api\/products\/\d+\/$/;

export const productPath = ({ product }: Scene) => `/product/x?id=${product.product_Id}`;

/** A part of the page could not be had. */
export async function failed({ page, t }: Scene): Promise<void> {
  await page
    .getByRole('button', { name: t('retry') })
    .first()
    .waitFor();
}

/** A part of the page is waited for. */
export async function loading({ page, t }: Scene): Promise<void> {
  await page.getByText(t('failure.loading')).first().waitFor({ state: 'attached' });
}

/** The product as the host has it once so many of each size are left. */
export function withStock(product: WireProduct, quantity: number): WireProduct {
  const colors = product.colors.map(({ color_name, sizes }) => ({
    color_name,
    sizes: sizes.map(({ size }) => ({ size, quantity })),
  }));
  return { ...product, colors };
}

/** Opens a page and brings it into a state. */
export async function bringInto(state: State, scene: Scene): Promise<void> {
  const { page, visit, product, size } = scene;
  const moods = typeof state.moods === 'function' ? state.moods(scene) : state.moods;
  visit.behave(moods);
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
  const waits = moods?.some(([, mood]) => mood === 'hangs') ?? false;
  if (!waits) await page.waitForLoadState('networkidle');
}
