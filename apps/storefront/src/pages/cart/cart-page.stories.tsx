import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyLine } from '../../story-lines.ts';
import { StoryShop } from '../../story-shop.tsx';

type Canvas = ReturnType<typeof within>;

const first = storyLine(0, 'S', 2);
const second = storyLine(17, 'L', 1);

const meta = {
  title: 'Storefront/Cart',
  component: StoryShop,
  args: { path: '/cart', cart: [first, second] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the lines, in their order. */
async function names(canvas: Canvas): Promise<(string | null)[]> {
  const lines = await canvas.findByRole('region', { name: 'Articles du panier' });
  return within(lines)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
}

async function removeFirstLine(canvas: Canvas): Promise<void> {
  const [remove] = await canvas.findAllByRole('button', { name: /^Retirer/ });
  await userEvent.click(remove ?? document.body);
}

/** CART-2, CART-5, CART-6, CART-7: lines with quantity buttons, a coupon field, the totals. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('region', { name: 'Articles du panier' });
    await expect(within(lines).getAllByRole('article')).toHaveLength(2);
    const [line] = within(lines).getAllByRole('article');
    const row = within(line ?? lines);
    await expect(row.getByText('31,92 TND')).toBeVisible();
    await expect(row.getByText('63,84 TND')).toBeVisible();
    await expect(row.getByText(/Taille : S/)).toBeVisible();
    await expect(canvas.getByLabelText('Code promo')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Un code promo ?'));
    await expect(canvas.getByLabelText('Code promo')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /^Augmenter/ }));
    await expect(row.getByText('95,76 TND')).toBeVisible();
    await expect(canvas.getByText('8,00 TND')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Passer la commande' })).toHaveAttribute(
      'href',
      '/Command',
    );
  },
};

/** CART-3: removed lines return one by one at their index, with the keyboard only. */
export const RemovedAndRestored: Story = {
  play: async ({ canvas }) => {
    const before = await names(canvas);
    await removeFirstLine(canvas);
    await waitFor(() => expect(canvas.getByText(/^Retiré du panier/)).toBeVisible());
    await removeFirstLine(canvas);
    await waitFor(() => expect(canvas.getByText('Votre panier est vide.')).toBeVisible());
    for (const left of [1, 2]) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Défaire' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findAllByRole('article')).toHaveLength(left);
    }
    await expect(await names(canvas)).toEqual(before);
    await expect(canvas.queryByRole('button', { name: 'Défaire' })).toBeNull();
    await expect(canvas.getByText('63,84 TND')).toBeVisible();
  },
};

/** CART-6: the emptied cart offers to undo it. */
export const Emptied: Story = {
  play: async ({ canvas }) => {
    await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Vider le panier' }));
    await waitFor(() => expect(canvas.getByText('2 articles retirés du panier.')).toBeVisible());
    await expect(canvas.getByText('Votre panier est vide.')).toBeVisible();
  },
};

/** CART-6: all lines of the emptied cart return. */
export const EmptiedAndRestored: Story = {
  play: async (context) => {
    const { canvas } = context;
    const before = await names(canvas);
    await Emptied.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Défaire' }));
    await expect(await names(canvas)).toEqual(before);
  },
};

/** CART-2: a line with the whole stock displays the reason for its maximum. */
export const Capped: Story = {
  args: { cart: [{ ...first, quantity: 6 }] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /^Increase/ });
    while (!more.hasAttribute('disabled')) await userEvent.click(more);
    await expect(canvas.getByText(/^Only \d+ left$/)).toBeVisible();
  },
};

const repriced = { ...first, price: '30.00', discounted_price: '25.00' };
const outOfStock = { ...second, quantity: 900, colors: [] };
const deleted = { ...first, _id: 'none', productName: 'Robe Envolée' };

/** CMD-5: each line displays its issue, and Proceed focuses the notice. */
export const Changed: Story = {
  args: { cart: [repriced, outOfStock, deleted] },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Votre panier a changé depuis que vous l’avez rempli.');
    const lines = within(canvas.getByRole('region', { name: 'Articles du panier' }));
    await expect(lines.getByText('25,00 TND', { selector: 's' })).toBeVisible();
    await expect(
      lines.getByText(/^Il n’en reste que \d+\s: la quantité passera à \d+\.$/),
    ).toBeVisible();
    await expect(lines.getByText('Épuisé')).toBeVisible();
    await expect(
      canvas.getAllByText(/^Il n’en reste|^Épuisé$|^Nouveau prix/),
      'each issue is displayed once',
    ).toHaveLength(3);

    await expect(canvas.getAllByText('Total provisoire')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('link', { name: 'Passer la commande' }));
    await waitFor(() => expect(title.parentElement?.parentElement).toHaveFocus());
  },
};

/** CMD-5: each line is fixed on its own. */
export const FixedOneByOne: Story = {
  args: { cart: [repriced, outOfStock, deleted] },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Votre panier a changé depuis que vous l’avez rempli.');
    const lines = within(canvas.getByRole('region', { name: 'Articles du panier' }));
    for (const name of [/^Mettre à jour .* dans/, /^Mettre à jour .* dans/]) {
      const [fixButton] = lines.getAllByRole('button', { name });
      await userEvent.click(fixButton ?? document.body);
    }
    await expect(lines.queryByText(/la quantité passera/)).toBeNull();
    await userEvent.click(lines.getAllByRole('button', { name: /Robe Envolée/ }).at(-1) ?? title);
    await expect(lines.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText(/a changé depuis/)).toBeNull();
    await expect(lines.getAllByText('31,92 TND')).not.toHaveLength(0);
  },
};

/** CMD-5: one click fixes all lines. */
export const Fixed: Story = {
  args: { cart: [repriced, outOfStock, deleted] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update the cart' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText('Sold out')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Proceed' })).toHaveAttribute('href', '/Command');
  },
};

/** F1: without the API server, the cart is displayed as it was filled. */
export const ApiServerFails: Story = {
  tags: ['failed'],
  args: { cart: [repriced, second], apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Passer la commande' })).toBeVisible();
  },
};

/** F1: without the API server, the shopper can continue to the checkout. */
export const CheckoutWithoutApiServer: Story = {
  args: { cart: [repriced, second], apiServer: 'failing' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Passer la commande' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Commande' })).toBeVisible());
  },
};

/** CART-9: an empty cart displays a message and a link to the shop. */
export const Empty: Story = {
  args: { cart: [] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your cart is empty.')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  },
};

/** An empty cart shows the products seen lately and the popular ones. */
export const EmptyWithSuggestions: Story = {
  args: { cart: [], viewed: [first._id] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Votre panier est vide.')).toBeVisible());
    const viewed = within(canvas.getByRole('region', { name: 'Vus récemment' }));
    await expect(await viewed.findAllByRole('article')).toHaveLength(1);
    const region = canvas.getByRole('region', { name: 'Les pièces populaires' });
    region.scrollIntoView();
    const popular = within(region);
    await expect((await popular.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Phone: Story = {
  args: { cart: [repriced, outOfStock, deleted] },
  globals: { viewport: { value: 'phone' } },
};

/** CART-7, CART-8: on a phone the total and Proceed are at the bottom of the window, wherever it is scrolled. */
export const BarOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Passer la commande' });
    const bar = link.parentElement;
    await expect(bar).toHaveTextContent(/^Total[\d\s]+,\d\d\sTND/);
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top);
      await expect(bar?.getBoundingClientRect().bottom).toBe(window.innerHeight);
    }
    const footer = canvas.getByRole('contentinfo');
    const last = within(footer).getAllByRole('link').at(-1);
    await expect(last?.getBoundingClientRect().bottom, 'the footer is above it').toBeLessThan(
      bar?.getBoundingClientRect().top ?? 0,
    );
  },
};

/** Before the response of the API server, the lines are displayed as they were added. */
export const Loading: Story = {
  args: { apiServer: 'silent' },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(2);
  },
};

/** The longest name, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  args: {
    cart: [
      { ...second, productName: `${second.productName} anticonstitutionnellement `.repeat(4) },
    ],
    apiServer: 'failing',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A name in Arabic has its quotation marks on its own sides. */
export const ArabicName: Story = {
  args: { cart: [{ ...second, productName: 'فستان «ياسمين الليل»' }], apiServer: 'failing' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'فستان «ياسمين الليل»' });
    await expect(link.querySelector('bdi')).toHaveTextContent('فستان «ياسمين الليل»');
  },
};

/** The maximum number of lines of an order. */
export const HundredLines: Story = {
  args: {
    cart: Array.from({ length: 100 }, (_, number) => ({ ...first, size: `S${number}` })),
    apiServer: 'failing',
  },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(100);
  },
};
