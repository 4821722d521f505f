import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyLine } from '../../story-lines.ts';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Cart',
  component: StoryShop,
  args: { path: '/cart', cart: [storyLine(0, 'S', 2), storyLine(17, 'L', 1)] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CART-2, CART-5, CART-6, CART-7: lines with their own buttons, a coupon field, the sums. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('region', { name: 'Articles du panier' });
    await expect(within(lines).getAllByRole('article')).toHaveLength(2);
    const [line] = within(lines).getAllByRole('article');
    const first = within(line ?? lines);
    await expect(first.getByText('31,92 TND')).toBeVisible();
    await expect(first.getByText('63,84 TND')).toBeVisible();
    await expect(first.getByText(/Taille : S/)).toBeVisible();
    await expect(canvas.getByLabelText('Code promo')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: /^Augmenter/ }));
    await expect(first.getByText('95,76 TND')).toBeVisible();
    await expect(canvas.getByText('8,00 TND')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Passer la commande' })).toHaveAttribute(
      'href',
      '/Command',
    );
  },
};

/** CART-3, CART-6: a line can be removed, and the cart emptied. */
export const Removing: Story = {
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Retirer/ });
    await userEvent.click(remove ?? document.body);
    await expect(canvas.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Vider le panier' }));
    await expect(canvas.getByText('Votre panier est vide.')).toBeVisible();
  },
};

/** CART-9: an empty cart says so and leads to the shop. */
export const Empty: Story = {
  args: { cart: [] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
