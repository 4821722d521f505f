import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Not found',
  component: StoryShop,
  args: { path: '/nulle/part' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown URL displays a message, links to the shop and the home page, and the popular products. */
export const Unknown: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Page introuvable' })).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute(
      'href',
      '/',
    );
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Toute la collection' })).toHaveAttribute(
      'href',
      '/shop',
    );
    const popular = within(canvas.getByRole('region', { name: 'Les pièces populaires' }));
    await expect((await popular.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** Pseudo-localised texts, 40 % longer, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
